import { NumberedPage, PageOf } from "../../../lists/page";
import { Job } from "./job.entity";
import type { ListedJob } from "./listed-job";

@PageOf(Job, "A page of a company's open jobs, last posted first.")
export class CompanyJobPage extends NumberedPage<ListedJob> {}
