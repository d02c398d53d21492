import { isPublicUrl } from "./apply-url";

describe("an address to apply elsewhere (FILE-08)", () => {
  it.each([
    "https://careers.kaveri.example/jobs/7?from=portal",
    "https://kaveri.example",
    "https://203.0.113.8/apply",
    "https://[2001:db8::1]/apply",
    "HTTPS://Kaveri.example:8443/नौकरी",
  ])("may be %s", (url) => expect(isPublicUrl(url)).toBe(true));

  it.each([
    ...[
      "http://kaveri.example",
      "javascript:alert(1)",
      "data:text/html,x",
      "kaveri.example/jobs",
      "https://",
      "",
    ],
    ...["https://user:secret@kaveri.example", "https://user@kaveri.example", "mailto:hr@kaveri.example"],
    ...["https://localhost/apply", "https://localhost./", "https://jobs.localhost", "https://intranet/jobs"],
    ...["https://printer.local", "https://hr.internal", "https://nas.lan"],
    ...[
      "https://127.0.0.1",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://10.1.2.3",
      "https://192.168.1.1",
    ],
    ...["https://172.31.0.1", "https://169.254.169.254/latest", "https://0.0.0.0", "https://100.64.0.1"],
    ...["https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://[fd00::1]/", "https://[fe80::1]/"],
  ])("may not be %s", (url) => expect(isPublicUrl(url)).toBe(false));
});
