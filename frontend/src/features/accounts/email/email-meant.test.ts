import { emailMeantBy } from "./email-meant";

describe("emailMeantBy", () => {
  it.each([
    ["asha@gmial.com", "asha@gmail.com"],
    ["asha@gmai.com", "asha@gmail.com"],
    ["asha@gmail.con", "asha@gmail.com"],
    ["asha@gmail.co", "asha@gmail.com"],
    ["asha@gmail.in", "asha@gmail.com"],
    ["asha@gmaill.com", "asha@gmail.com"],
    ["asha@gamil.con", "asha@gmail.com"],
    ["asha@gmail,com", "asha@gmail.com"],
    ["asha@gmail", "asha@gmail.com"],
    ["asha@yaho.com", "asha@yahoo.com"],
    ["asha@yahoo.co", "asha@yahoo.com"],
    ["asha@yahoo.co.inn", "asha@yahoo.co.in"],
    ["asha@redifmail.com", "asha@rediffmail.com"],
    ["asha@hotmial.com", "asha@hotmail.com"],
    ["asha@outlok.com", "asha@outlook.com"],
    ["hr@infosys.con", "hr@infosys.com"],
    ["Asha.K@GMIAL.COM ", "Asha.K@gmail.com"],
    ["आशा@gmial.com", "आशा@gmail.com"],
  ])("reads %s as %s", (typed, meant) => expect(emailMeantBy(typed)).toBe(meant));

  it.each([
    ...[
      "gmail.com",
      "Gmail.com",
      "yahoo.co.in",
      "rediffmail.com",
      "ymail.com",
      "live.in",
      "yahoo.co.uk",
      "hotmail.fr",
    ],
    ...[
      "infosys.com",
      "iitb.ac.in",
      "nic.in",
      "tcs.com",
      "kaveri-works.in",
      "zomato.com",
      "wipro.com",
      "startup.ai",
    ],
    ...[
      "ey.com",
      "hp.com",
      "lg.com",
      "me.com",
      "meta.com",
      "amd.com",
      "ola.com",
      "in.com",
      "emami.com",
      "hive.com",
    ],
    ...[
      "vsnl.net.in",
      "cred.club",
      "firm.dev",
      "firm.app",
      "firm.info",
      "firm.biz",
      "mail.com",
      "fastmail.com",
    ],
    ...["cloud.com", "gail.co.in", "firm.tech", "iitb.ac", "gmx.de", "pm.me", "eml.cc"],
    ...["firm.com)", "firm.com(", "firm.*com", "firm.?om", "firm.com*", "\ud800.com", "", "a b.com"],
  ])("leaves hr@%s as it is", (domain) => expect(emailMeantBy(`hr@${domain}`)).toBeNull());

  it.each(["asha", "", "@", "@gmial.com", "a@b@gmial.com"])("leaves '%s' as it is", (typed) =>
    expect(emailMeantBy(typed)).toBeNull(),
  );
});
