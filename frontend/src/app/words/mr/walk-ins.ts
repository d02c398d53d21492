import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["walk-ins"] = {
  link: "रांगेचा नंबर घ्या",
  linkTitle: "या नोकरीसाठी वॉक-इन आहे",
  linkHint: "नंबर घ्या, आणि तुमची पाळी केव्हा येईल ते पाहा.",
};
