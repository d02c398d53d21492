import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const pushWords = defineWords("push", {
  en: {
    title: "On your devices",
    meaning: "We can show a notice on a device at once, also while the portal is closed.",
    offer: "We can tell you at once when something changes.",
    tellHere: "Tell me on this device",
    turning: "Turning on...",
    notNow: "Not now",
    isOn: "We’ll tell you on this device.",
    refused:
      "This browser blocks notices from this site. Open the site’s settings beside the address, allow notifications, and try again.",
    unsupported:
      "This browser can’t show notices. On an iPhone or iPad, add the portal to the home screen and open it there.",
    notTurnedOn: "We couldn’t turn this on. Check your connection and try again.",
    notEnded: "We couldn’t end this. Check your connection and try again.",
    limit: "You have 10 devices already. End one of them first.",
    unknownDevice: "A browser",
    thisDevice: "This device",
    since: (at: string) => `Since ${format.shortDay(at)}`,
    lastTold: (at: string) => `last notice ${format.shortDay(at)}`,
    end: "End",
    endOf: (device: string) => `End notices on: ${device}`,
    none: "No device gets notices yet.",
  },
});
