import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} માટે`;
  return clientIndustry ? `${clientIndustry} ક્ષેત્રના એક ક્લાયન્ટ માટે` : "એક ક્લાયન્ટ માટે";
};

export const gujarati: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told = clientName && clientIndustry ? `${clientName} (${clientIndustry}) માટે` : forClient(client);
    const posted = `આ નોકરી ${company} એ ${told} પોસ્ટ કરી છે.`;
    return isSentHere ? `${posted} અરજીઓ ${company} પાસે જાય છે.` : posted;
  },
};
