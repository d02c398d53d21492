import { restOperations } from "./rest-operations";

const nameOf = restOperations();

describe("the name of a request in log and metrics", () => {
  it.each([
    ["GET", "/api/auth/me", "me"],
    ["POST", "/api/auth/me", "other"],
    ["POST", "/api/companies/0198/logo", "uploadCompanyLogo"],
    ["GET", "/api/resumes/0198.pdf", "resumePdf"],
    ["POST", "/api/payments/webhook", "paymentWebhook"],
    ["POST", "/api/mails/webhook", "mailWebhook"],
    ["GET", "/photos/0198.webp", "photo"],
    ["GET", "/readyz", "health"],
    ["GET", "/sitemaps/jobs-1.xml", "sitemap"],
    ["GET", "/jobs/0198", "page"],
    ["GET", "/whatever/somebody/asks?for", "page"],
    ["GET", "/api/whatever", "other"],
    ["PROPFIND", "/", "other"],
  ])("of %s %s is %s", (method, path, name) => {
    expect(nameOf(method, path)).toBe(name);
  });
});
