import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} साठी`;
  return clientIndustry ? `${clientIndustry} क्षेत्रातील एका क्लायंटसाठी` : "एका क्लायंटसाठी";
};

export const marathi: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told = clientName && clientIndustry ? `${clientName} (${clientIndustry}) साठी` : forClient(client);
    const posted = `ही नोकरी ${company} ने ${told} पोस्ट केली आहे.`;
    return isSentHere ? `${posted} अर्ज ${company} कडे जातात.` : posted;
  },
};
