import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} के लिए`;
  return clientIndustry ? `${clientIndustry} क्षेत्र के एक क्लाइंट के लिए` : "एक क्लाइंट के लिए";
};

export const hindi: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told = clientName && clientIndustry ? `${clientName} (${clientIndustry}) के लिए` : forClient(client);
    const posted = `यह नौकरी ${company} ने ${told} पोस्ट की है।`;
    return isSentHere ? `${posted} आवेदन ${company} के पास जाते हैं।` : posted;
  },
};
