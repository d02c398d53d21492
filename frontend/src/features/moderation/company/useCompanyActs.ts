import { useWords } from "../../../shared/words";
import { forgetJobSearches } from "../../jobs/job/forget-job-lists";
import {
  useBlockCompanyMutation,
  useMergeCompaniesMutation,
  useUnblockCompanyMutation,
  useUnverifyCompanyMutation,
  useVerifyCompanyMutation,
  type AdminCompany_CompanyFragment,
} from "./AdminCompany.generated";
import { adminCompaniesWords } from "./admin-companies.words";
import { useAdminAct } from "../admin/useAdminAct";

/** What an admin does with a company. Each answers whether it was done, and none rejects. */
export function useCompanyActs({ id, name }: Pick<AdminCompany_CompanyFragment, "id" | "name">) {
  const words = useWords(adminCompaniesWords);
  const act = useAdminAct();
  const options = { update: forgetJobSearches, refetchQueries: "active" } as const;
  const [verify] = useVerifyCompanyMutation(options);
  const [unverify] = useUnverifyCompanyMutation(options);
  const [block] = useBlockCompanyMutation(options);
  const [unblock] = useUnblockCompanyMutation(options);
  const [merge] = useMergeCompaniesMutation(options);

  const lift = () => act({ run: () => unblock({ variables: { id } }), done: words.unblocked(name) });
  return {
    unblock: lift,
    verify: (note: string) =>
      act({ run: () => verify({ variables: { id, note } }), done: words.verified(name) }),
    unverify: () => act({ run: () => unverify({ variables: { id } }), done: words.unverified(name) }),
    block: (reason: string) =>
      act({
        run: () => block({ variables: { id, reason } }),
        done: words.blocked(name),
        undo: () => void lift(),
      }),
    mergeInto: (target: { id: string; name: string }) =>
      act({
        run: () => merge({ variables: { fromId: id, intoId: target.id } }),
        done: words.merged(name, target.name),
      }),
  };
}
