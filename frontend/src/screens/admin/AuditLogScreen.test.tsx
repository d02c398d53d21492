import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { openAsAdmin } from "../../test/openAsAdmin";
import { auditAnswer } from "./admin.factories";

describe("/admin/audit", () => {
  it("shows who changed what, of one kind", async () => {
    const onAsk = jest.fn();
    const { container } = openAsAdmin("/admin/audit?kind=account", [auditAnswer(onAsk)]);
    const row = await screen.findByRole("row", { name: /Role changed/ });
    for (const text of ["The portal itself", /role:\s*jobseeker\s*employer/])
      expect(row).toHaveTextContent(text);
    expect(onAsk).toHaveBeenCalledWith({ filter: { action: "account.", text: null }, page: 1, pageSize: 20 });
    expect(await axe(container)).toHaveNoViolations();
  });
});
