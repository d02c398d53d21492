import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} এর জন্য`;
  return clientIndustry ? `${clientIndustry} ক্ষেত্রের এক ক্লায়েন্টের জন্য` : "এক ক্লায়েন্টের জন্য";
};

export const bengali: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told =
      clientName && clientIndustry ? `${clientName} (${clientIndustry}) এর জন্য` : forClient(client);
    const posted = `এই চাকরি ${company} পোস্ট করেছে, ${told}।`;
    return isSentHere ? `${posted} আবেদন ${company} এর কাছে যায়।` : posted;
  },
};
