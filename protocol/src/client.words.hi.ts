import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} के लिए`;
  return clientIndustry ? `${clientIndustry} क्षेत्र के एक क्लाइंट के लिए` : "एक क्लाइंट के लिए";
};

const posterFor = (company: string, client: Client): string =>
  client.isForClient ? `${company}, ${forClient(client)}` : company;

export const hindi: ClientWords = {
  forClient,
  posterFor,
  postedBy: (company, client) => `${company} ने ${forClient(client)} पोस्ट की`,
  sentTo: (company) => `आवेदन ${company} को जाते हैं।`,
};
