import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} ಗಾಗಿ`;
  return clientIndustry ? `${clientIndustry} ಕ್ಷೇತ್ರದ ಒಬ್ಬ ಕ್ಲೈಂಟ್‌ಗಾಗಿ` : "ಒಬ್ಬ ಕ್ಲೈಂಟ್‌ಗಾಗಿ";
};

export const kannada: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told = clientName && clientIndustry ? `${clientName} (${clientIndustry}) ಗಾಗಿ` : forClient(client);
    const posted = `ಈ ಉದ್ಯೋಗವನ್ನು ${company} ಪೋಸ್ಟ್ ಮಾಡಿದೆ, ${told}.`;
    return isSentHere ? `${posted} ಅರ್ಜಿಗಳು ${company} ಗೆ ಹೋಗುತ್ತವೆ.` : posted;
  },
};
