import type { Client, ClientWords } from "./client.words";

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `${clientName} కోసం`;
  return clientIndustry ? `${clientIndustry} రంగంలోని ఒక క్లయింట్ కోసం` : "ఒక క్లయింట్ కోసం";
};

export const telugu: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company}, ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const told = clientName && clientIndustry ? `${clientName} (${clientIndustry}) కోసం` : forClient(client);
    const posted = `ఈ ఉద్యోగాన్ని ${company} పోస్ట్ చేసింది, ${told}.`;
    return isSentHere ? `${posted} దరఖాస్తులు ${company} కు వెళ్తాయి.` : posted;
  },
};
