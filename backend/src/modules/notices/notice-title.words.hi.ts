import type { Change, NoticedStatus, NoticeParams } from "@job-portal/protocol/notices";
import { dayInWords, indianMoment, inWords, timeInWords } from "../../text/text.rules";
import { named, type NoticeTitles } from "./notice-title.words";

const STEPS: Readonly<Record<NoticedStatus, (job: string, company: string) => string>> = {
  viewed: (job, company) => `${company} ने ${job} के लिए आपका आवेदन देखा`,
  shortlisted: (job, company) => `${company} ने आपको ${job} के लिए शॉर्टलिस्ट किया`,
  interview: (job, company) => `${company} आपको ${job} के इंटरव्यू के लिए बुला रही है`,
  offered: (job, company) => `${company} से आपको ${job} के लिए ऑफ़र मिला है`,
  hired: (job, company) => `${company} में ${job} की नौकरी आपको मिल गई`,
  "not-selected": (job, company) => `${company} में ${job} के लिए आपका आवेदन नहीं चुना गया`,
};

const ROLES = {
  owner: "मालिक",
  recruiter: "भर्ती करने वाले",
  "hiring-manager": "हायरिंग मैनेजर",
  viewer: "सिर्फ़ देखने वाले",
} as const;

const SOMEBODY = "एक उम्मीदवार";

type OneInterview = Omit<NoticeParams["interview.asked"], "interviewId">;

/** @param of in the form that the noun after it needs */
const interviewOf = (
  { side, jobTitle, company }: OneInterview,
  candidate: string | null,
  of: "का" | "के" = "का",
): string =>
  side === "applicant"
    ? `${company} में ${jobTitle} के लिए आप${of} इंटरव्यू`
    : `${jobTitle} के लिए ${candidate === null ? "" : `${candidate} ${of} `}इंटरव्यू`;

const timeOfInterview = (params: NoticeParams["interview.scheduled"], candidate: string | null): string =>
  `${interviewOf(params, candidate, "के")} का समय: ${indianMoment(params.startsAt, "hi")}`;

/** The offer to a candidate. @param given "को दिया गया", in the form that its verb needs */
const theirOffer = (
  { jobTitle }: { jobTitle: string },
  candidate: string | null,
  given: "दिया गया" | "दिए गए",
): string => `${jobTitle} के लिए ${candidate === null ? "" : `${candidate} को ${given} `}ऑफ़र`;

const signInOf = ({ way, name }: NoticeParams["account.sign-in-added"]): string =>
  way === "phone" ? `${name} पर ख़त्म होने वाले फ़ोन नंबर` : name;

const jobs = (count: number) => (count === 1 ? "नौकरी" : "नौकरियाँ");

/** Names of people, jobs, companies and plans stay as they are, and so does nothing else (LANG-11). */
const changeOf = (label: string, { was, now }: Change): string[] => {
  if (was === now) return [];
  if (now === null) return [`${label}: अब नहीं दिया गया, पहले ${named(was ?? "")}`];
  return [`${label}: ${named(now)}${was === null ? "" : `, पहले ${named(was)}`}`];
};

export const hindi: NoticeTitles = {
  "application.status": ({ status, jobTitle, company }) => STEPS[status](jobTitle, company),
  "application.undone": ({ company, jobTitle }) =>
    `${company} ने ${jobTitle} के लिए आपके आवेदन पर अपना पिछला कदम वापस लिया`,
  "application.received": ({ jobTitle, count }, applicant) =>
    applicant === null
      ? `${jobTitle} के लिए ${count} ${count === 1 ? "नया" : "नए"} आवेदन`
      : `${applicant} ने ${jobTitle} के लिए आवेदन किया`,

  "interview.offered": ({ company, jobTitle, count, isMove }) =>
    isMove
      ? `${company} ${jobTitle} के लिए आपके इंटरव्यू का समय बदलना चाहती है`
      : `${company} ने ${jobTitle} के इंटरव्यू के लिए आपको ${count} समय ${count === 1 ? "दिया है" : "दिए हैं"}`,
  "interview.scheduled": timeOfInterview,
  "interview.asked": ({ jobTitle }, candidate) =>
    `${candidate ?? SOMEBODY} ने ${jobTitle} के इंटरव्यू के लिए दूसरा समय माँगा है`,
  "interview.declined": ({ jobTitle }, candidate) =>
    `${candidate ?? SOMEBODY} ने ${jobTitle} के इंटरव्यू के लिए मना किया`,
  "interview.cancelled": ({ startsAt, ...params }, candidate) =>
    `${interviewOf(params, candidate)}${startsAt === null ? "" : `, जो ${indianMoment(startsAt, "hi")} को था,`} रद्द हो गया है`,
  "interview.reminder": (params, candidate) => `याद रहे: ${timeOfInterview(params, candidate)}`,

  "walk-in.reminder": ({ jobTitle, company, day, number, band }) =>
    `याद रहे: ${company} में ${jobTitle} का वॉक-इन ${dayInWords(day, "hi")} को है। आपका नंबर ${inWords(number)} है${band ? `। ${timeInWords(band.from, "hi")} से ${timeInWords(band.until, "hi")} के बीच आएँ` : ""}`,
  "walk-in.changed": ({ jobTitle, company, day, venue, hours }) =>
    [
      `${company} ने ${dayInWords(day, "hi")} को होने वाले ${jobTitle} के वॉक-इन में बदलाव किया है`,
      ...changeOf("समय", hours),
      ...changeOf("जगह", venue),
    ].join("। "),
  "walk-in.called-off": ({ jobTitle, company, day, hasOtherDays }) =>
    `${company} ने ${dayInWords(day, "hi")} का ${jobTitle} का वॉक-इन रद्द कर दिया है${hasOtherDays ? "। आप किसी और दिन का नंबर ले सकते हैं" : ""}`,

  "offer.made": ({ company, jobTitle }) => `${company} ने आपको ${jobTitle} की नौकरी का ऑफ़र दिया है`,
  "offer.accepted": ({ side, company, jobTitle }, candidate) =>
    side === "applicant"
      ? `आपने ${company} का ऑफ़र मान लिया: ${jobTitle} की नौकरी आपकी है`
      : `${candidate ?? SOMEBODY} ने ${jobTitle} के लिए आपका ऑफ़र मान लिया`,
  "offer.declined": ({ side, company, jobTitle }, candidate) =>
    side === "applicant"
      ? `आपने ${jobTitle} के लिए ${company} के ऑफ़र को मना किया`
      : `${candidate ?? SOMEBODY} ने ${jobTitle} के लिए आपके ऑफ़र को मना किया`,
  "offer.withdrawn": ({ side, company, ...params }, candidate) =>
    side === "applicant"
      ? `${company} ने ${params.jobTitle} के लिए अपना ऑफ़र वापस ले लिया`
      : `${theirOffer(params, candidate, "दिया गया")} वापस ले लिया गया है`,
  "offer.expiring": ({ company, jobTitle }) =>
    `${company} को ${jobTitle} के ऑफ़र पर आपके जवाब का इंतज़ार है; ऑफ़र का समय जल्द पूरा होगा`,
  "offer.expired": ({ side, company, ...params }, candidate) =>
    side === "applicant"
      ? `${params.jobTitle} के लिए ${company} के ऑफ़र का समय पूरा हो गया है`
      : `${theirOffer(params, candidate, "दिए गए")} का समय पूरा हो गया है`,
  "offer.ended": (params, candidate) =>
    `आवेदन ख़त्म हुआ, और उसके साथ ${theirOffer(params, candidate, "दिया गया")} भी`,

  "message.received": ({ side, company, jobTitle, count }, applicant) => {
    const who = side === "applicant" ? company : (applicant ?? SOMEBODY);
    return count === 1
      ? `${who} ने आपको ${jobTitle} के बारे में मैसेज भेजा`
      : `${jobTitle} के बारे में ${who} के ${inWords(count)} नए मैसेज`;
  },
  "invitation.received": ({ company, jobTitle }) =>
    `${company} ने आपको ${jobTitle} की नौकरी के लिए बुलावा भेजा है; हाँ या ना कहें`,
  "invitation.accepted": ({ jobTitle }) => `${jobTitle} के लिए आपके बुलावे पर किसी ने हाँ कहा; देखें कि किसने`,
  "alert.found": ({ search, count }) =>
    `आपके अलर्ट के लिए ${inWords(count)} नई ${jobs(count)}: ${typeof search === "string" ? search : search.hi}`,
  "grievance.answered": ({ number }) => `आपने अपने डेटा के बारे में जो पूछा (नं॰ ${number}), हमने उसका जवाब दे दिया है`,
  "breach.told": ({ number }) => `कृपया पढ़ें कि आपके डेटा के साथ क्या हुआ (उल्लंघन नं. ${number})`,
  "account.inactive": ({ erasedOn }) =>
    `अगर आपने उससे पहले साइन इन नहीं किया, तो आपका खाता ${dayInWords(erasedOn, "hi")} को मिटा दिया जाएगा`,
  "account.sign-in-added": (params) =>
    `अब आप ${signInOf(params)} से साइन इन कर सकते हैं; अगर यह आपने नहीं किया, तो अपनी सेटिंग देखें`,
  "account.sign-in-removed": (params) => `अब आप ${signInOf(params)} से साइन इन नहीं कर सकते`,
  "account.second-factor-added": () =>
    "अब ऑथेंटिकेटर ऐप आपके खाते की रक्षा करता है; अगर यह आपने नहीं किया, तो अपनी सेटिंग देखें",
  "account.second-factor-removed": ({ by }) =>
    by === "admin"
      ? "किसी एडमिन ने आपके खाते से ऑथेंटिकेटर ऐप हटा दिया है; अगर आपने यह नहीं कहा था, तो हमें लिखें"
      : "अब ऑथेंटिकेटर ऐप आपके खाते की रक्षा नहीं करता; अगर यह आपने नहीं किया, तो अपनी सेटिंग देखें",
  "account.second-factor-recovery": ({ left }) =>
    `आपका एक रिकवरी कोड इस्तेमाल हुआ है, और ${left} बचे हैं; अगर यह आपने नहीं किया, तो अपनी सेटिंग देखें`,

  "plan.approved": ({ plan }) => `आपका अनुरोध मान लिया गया: अब आप ${plan} प्लान पर हैं`,
  "plan.refused": ({ plan }) => `${plan} प्लान के लिए आपका अनुरोध पूरा नहीं हो सका`,
  "plan.refunded": ({ plan }) => `${plan} प्लान के आपके पैसे वापस कर दिए गए हैं, और प्लान ख़त्म हो गया है`,
  "plan.downgraded": ({ plan }) => `जैसा आपने चुना था, आपका प्लान अब ${plan} है`,
  "plan.changed": ({ plan }) => `एक एडमिन ने आपको ${plan} प्लान पर रखा है`,

  "job.held": ({ jobTitle }) => `${jobTitle} की नौकरी जाँच के लिए रुकी है; जाँच के बाद लोगों को दिखेगी`,
  "job.removed": ({ jobTitle }) => `${jobTitle} की नौकरी हटा दी गई है; वजह देखें और जवाब दें`,
  "job.approved": ({ jobTitle }) => `${jobTitle} की नौकरी की जाँच हो गई है; अब वह सूची में दिखती है`,
  "job.assigned": ({ jobTitle, company }) => `${company} में ${jobTitle} के हायरिंग मैनेजर अब आप हैं`,
  "jobs.held": ({ count }) =>
    `आपने फ़ाइल से जो नौकरियाँ डालीं, उनमें से ${count} जाँच के लिए ${count === 1 ? "रुकी है" : "रुकी हैं"}`,

  "company.blocked": ({ company }) => `${company} और उसकी नौकरियाँ ब्लॉक कर दी गई हैं; वजह देखें`,
  "company.unblocked": ({ company }) => `${company} और उसकी नौकरियाँ वापस आ गई हैं`,
  "verification.passed": ({ company }) => `${company} वेरिफ़ाइड है; लोगों को दिखेगा कि क्या-क्या जाँचा गया`,
  "verification.asked": ({ company }) =>
    `${company} को वेरिफ़ाइड होने के लिए एक और कदम चाहिए; देखें कि हम क्या माँग रहे हैं`,
  "verification.refused": ({ company }) => `${company} को वेरिफ़ाइड नहीं किया जा सका; वजह देखें`,
  "verification.lapsing": ({ company }) =>
    `${company} एक महीने से कम समय तक वेरिफ़ाइड रहेगी; अभी फिर से जाँच करा सकते हैं`,
  "verification.lapsed": ({ company }) => `${company} अब वेरिफ़ाइड नहीं है; देखें कि क्या करना है`,

  "team.joined": ({ company }) => `आपके बुलावे पर कोई ${company} की टीम में आ गया है`,
  "team.role": ({ company, role }) => `${company} में अब आपकी भूमिका: ${ROLES[role]}`,
  "team.removed": ({ company }) => `आप अब ${company} की टीम में नहीं हैं`,
  "key.made": ({ company }, maker) =>
    `${maker ?? "किसी"} ने ${company} के लिए API कुंजी बनाई; आपको इसका पता न हो तो उसे बंद करें`,
  "webhook.made": ({ company }, maker) =>
    `${maker ?? "किसी"} ने ${company} के लिए वेबहुक बनाया; आपको इसका पता न हो तो उसे मिटाएँ`,
  "webhook.off": ({ company }) => `${company} का एक वेबहुक कई दिनों से नाकाम रहा और अब बंद है; उसे फिर चालू कर सकते हैं`,
  "feed.off": ({ company }) =>
    `${company} का एक फ़ीड कई दिनों से पढ़ा नहीं जा सका और अब बंद है; वजह देखकर उसे फिर चालू कर सकते हैं`,
  "feed.asks": ({ company, count }) =>
    `${company} के एक फ़ीड में ${inWords(count)} ${jobs(count)} नहीं हैं, यानी आधी से ज़्यादा; बताएँ कि उन्हें बंद करना है या नहीं`,

  "file.posted": ({ fileName, count }) =>
    `${fileName} की ${inWords(count)} ${jobs(count)} पोस्ट हो ${count === 1 ? "गई है" : "गई हैं"}`,
  "file.failed": ({ fileName }) => `${fileName} नहीं ली जा सकी; वजह देखें`,
  "file.asks": ({ fileName, count }) =>
    `${fileName} की ${inWords(count)} ${count === 1 ? "लाइन" : "लाइनों"} पर आपके जवाब का इंतज़ार है`,
  "file.withdrawn": ({ fileName, deleted, closed, kept }) =>
    [
      `${fileName} वापस ली गई: ${inWords(deleted)} ${jobs(deleted)} हटाई गईं`,
      ...(closed > 0 ? [`${inWords(closed)} बंद की गईं`] : []),
      ...(kept > 0 ? [`${inWords(kept)} जैसी थीं वैसी हैं`] : []),
    ].join(", "),
};
