import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["sent-original"] = {
  choice: {
    label: "మీ సొంత ఫైల్",
    none: "ఫైల్ వద్దు",
    goes: (company, parts) => `${company} అందుకునేవి: ${parts.join(", ")}.`,
    profile: "మీ ప్రొఫైల్",
    resume: (title) => `మీ రెజ్యూమె ‘${title}’`,
    file: (name) => `మీ ఫైల్ ${name}, ఉన్నది ఉన్నట్టు`,
    opens: "ఫైల్‌లో రాసింది వారు వెంటనే చదువుతారు. మిమ్మల్ని షార్ట్‌లిస్ట్ చేస్తే, మీ ఫోన్, ఈమెయిల్‌తో ఉన్న అసలు ఫైల్ వారికి అందుతుంది.",
  },
  own: { download: (name) => `డౌన్‌లోడ్ చేయండి: ${name}` },
};
