import { expect, test } from "./test/test";

test("a node serves the licences of the packages and the font that the web app is made of", async ({
  request,
}) => {
  const packages = await (await request.get("/licenses.md")).text();
  for (const name of ["react", "@apollo/client", "lucide-react", "simple-icons"])
    expect(packages).toContain(`\n## ${name} - `);
  expect(packages).not.toContain("\n## vite - ");
  const workers = await (await request.get("/licenses-worker.md")).text();
  expect(workers).toContain("\n## workbox-strategies - ");
  const font = await (await request.get("/licenses-inter.txt")).text();
  expect(font).toContain("SIL Open Font License, Version 1.1");
});
