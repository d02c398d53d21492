/** For whom a company posts a job (AGCY-01). Each text is as somebody typed it; a form has '' for none. */
export interface Client {
  isForClient: boolean;
  /** Null where the client isn't named. */
  clientName: string | null;
  /** Null where the job doesn't say what the client does. */
  clientIndustry: string | null;
}

/** How a job's client is told: pages, mails and feeds have the same words. */
export interface ClientWords {
  /** 'for Infosys', 'for a client in banking'; nothing of a job for no client. */
  forClient(client: Client): string;
  /** A fact of a list: 'ABC Staffing for Infosys', or the company alone. */
  posterFor(company: string, client: Client): string;
  /** Who posts the job for whom, in sentences. @param isSentHere whether one applies at the portal */
  postedFor(company: string, client: Client, isSentHere: boolean): string;
}

/** 'Banking' within a sentence; 'IT services' and 'FMCG' stay. */
const withinSentence = (industry: string): string =>
  /^\p{Lu}\p{Ll}/u.test(industry) ? industry.charAt(0).toLowerCase() + industry.slice(1) : industry;

const forClient = ({ isForClient, clientName, clientIndustry }: Client): string => {
  if (!isForClient) return "";
  if (clientName) return `for ${clientName}`;
  return clientIndustry ? `for a client in ${withinSentence(clientIndustry)}` : "for a client";
};

export const english: ClientWords = {
  forClient,
  posterFor: (company, client) => (client.isForClient ? `${company} ${forClient(client)}` : company),
  postedFor(company, client, isSentHere) {
    const { clientName, clientIndustry } = client;
    const industry = clientName && clientIndustry ? ` (${clientIndustry})` : "";
    const posted = `Posted by ${company} ${forClient(client)}${industry}.`;
    return isSentHere ? `${posted} Applications go to ${company}.` : posted;
  },
};
