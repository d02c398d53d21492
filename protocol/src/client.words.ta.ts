import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} நிறுவனத்திற்காக`;
  return clientIndustry ? `${clientIndustry} துறையிலுள்ள ஒரு வாடிக்கையாளருக்காக` : "ஒரு வாடிக்கையாளருக்காக";
};

export const tamil: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told =
      clientName && clientIndustry ? `${clientName} (${clientIndustry}) நிறுவனத்திற்காக` : forClient(client);
    const posted = `இந்த வேலையை ${company} பதிவிட்டது, ${told}.`;
    return isSentHere ? `${posted} விண்ணப்பங்கள் ${company} நிறுவனத்திற்குச் செல்லும்.` : posted;
  },
};
