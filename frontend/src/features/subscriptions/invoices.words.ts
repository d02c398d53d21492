import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

export const invoicesWords = defineWords("invoices", {
  en: {
    title: "Invoices",
    loadFailed: "Your invoices could not be loaded.",
    none: "Each payment gets an invoice here.",
    kinds: { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" },
    date: (at: string) => format.date(at),
    amount: (paise: number, isCredit: boolean) => `${isCredit ? "−" : ""}${format.exactRupees(paise / 100)}`,
    download: (number: string) => `Download ${number} as PDF`,
    pdf: "PDF",
    downloadFailed: "The document could not be downloaded. Please try again.",

    billedTo: "Billed to",
    nobody: "Your name alone. Add an address, and a GSTIN if you have one, before you pay.",
    gstin: (gstin: string) => `GSTIN ${gstin}`,
    edit: "Edit",
    add: "Add billing details",
    editTitle: "Billing details",
    forNext: "For your next invoices. Those you have stay as they are.",
    name: "Name",
    address: "Address",
    state: "State",
    chooseState: "Choose a state",
    gstinLabel: "GSTIN",
    gstinHint: "15 letters and digits. With it, its state counts.",
    nameMissing: "Enter a name",
    addressMissing: "Enter an address",
    stateMissing: "Choose a state",
    wrongGstin: (why: string) => `The GSTIN ${why}.`,
    save: "Save",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "Your billing details are saved.",
    failed: "The details could not be saved. Please try again.",
  },
});
