import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["language"] = {
  title: "భాష",
  current: (name) => `భాష: ${name}`,
  text: "మీ ఖాతాలో సేవ్ అవుతుంది, మీ అన్ని పరికరాలకూ వర్తిస్తుంది.",
  unsaved: "భాష మారిస్తే పేజీ కొత్తగా తెరుచుకుంటుంది. ఇక్కడ మీరు రాసింది పోతుంది.",
  notSaved: "మీ భాషను సేవ్ చేయలేకపోయాం.",
  machineMade: "ఇది యంత్ర అనువాదం.",
  tellUs: "తప్పులుంటే మాకు చెప్పండి",
};
