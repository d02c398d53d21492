import { emailMeantBy } from "./email-meant";

describe("emailMeantBy", () => {
  it.each([
    ["asha@gmial.com", "asha@gmail.com"],
    ["asha@gmai.com", "asha@gmail.com"],
    ["asha@gmail.con", "asha@gmail.com"],
    ["asha@gmail.co", "asha@gmail.com"],
    ["asha@gmaill.com", "asha@gmail.com"],
    ["asha@gamil.com", "asha@gmail.com"],
    ["asha@yaho.com", "asha@yahoo.com"],
    ["asha@yahoo.co.inn", "asha@yahoo.co.in"],
    ["asha@redifmail.com", "asha@rediffmail.com"],
    ["asha@hotmial.com", "asha@hotmail.com"],
    ["asha@outlok.com", "asha@outlook.com"],
    ["asha@gmail.cim", "asha@gmail.com"],
    ["asha@gmail,com", "asha@gmail.com"],
    ["asha@gmail", "asha@gmail.com"],
  ])("reads %s as %s", (typed, meant) => expect(emailMeantBy(typed)).toBe(meant));

  it.each([
    ...["asha@gmail.com", "asha@yahoo.co.in", "asha@rediffmail.com", "asha@ymail.com", "asha@live.in"],
    ...["hr@infosys.com", "asha@iitb.ac.in", "asha@nic.in", "hr@tcs.com", "hr@kaveri-works.in"],
    ...[
      "hr@zomato.com",
      "a@wipro.com",
      "hr@startup.ai",
      "hr@firm.tech",
      "hr@shop.store",
      "a@b.edu",
      "x@gov.in",
    ],
    ...["asha", "asha@", "", "a b@gmail.com"],
  ])("leaves %s as it is", (typed) => expect(emailMeantBy(typed)).toBeNull());
});
