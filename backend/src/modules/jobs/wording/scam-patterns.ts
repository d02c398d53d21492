import { END } from "./fair-terms";

/** A sum: "Rs. 500/-", "₹500", "500 rupees", "five hundred rupees". */
const DIGITS = "\\d[\\d,]{0,14}(?:\\.\\d{1,2})?(?![\\d,])";
const RUPEES = "rs|inr|rupees?|rup(?:a|i)y[aeo]?|रुपये?|रुपए|रुपया|रु";
export const PAID =
  `(?:(?:(?:${RUPEES})\\.?|₹) ?${DIGITS}(?: ?(?:/-|k|thousand|hazaar|hajar)(?!\\p{L}))?|${DIGITS} ?(?:(?:${RUPEES})` +
  "(?![\\p{L}\\p{M}])\\.?|/-|₹)|" +
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|fifty) (?:hundred|thousand) rupees)";
/** Behind "to": no second sum, as wages have. A phone number has more digits than a sum. */
const NO_SUM = "(?! ?(?:rs\\.?|inr|₹)? ?\\d{1,3}(?:,?\\d{2,3}){0,2}(?! ?\\d))";
/** A sum that is no wage: nothing about a time, or about what one gets, follows. */
const NO_WAGE =
  "(?! ?(?:/(?!-)|[+]|[-–] ?(?:rs\\.?|inr|₹)? ?\\d|(?:per|a|each|every|monthly|daily|pm|month|day|hour|" +
  "ctc|in ?hand|salary|stipend|" +
  "allowances?|bonus|incentives?|coupons?|vouchers?|commission|reimburs\\p{L}*|given|extra|plus|mil\\p{L}*|deng[ei]|" +
  "प्रति|महीन\\p{M}*|वेतन|सैलरी|स्टाइपेंड|मिल\\p{M}*\\p{L}*\\p{M}*|to (?:rs\\.?|inr|₹)? ?\\d)(?![\\p{L}\\p{M}])" +
  "))(?![\\p{L}])";
const WALLET = "upi|gpay|google ?pay|phone ?pe|paytm|bhim|qr";

const FEE = "fees?|charges?|deposits?|payments?|amount|money";
/** What only a seeker would be asked to pay for. */
const FEE_FOR =
  "registration|regd?\\.?|application|processing|joining|enrol?lment|verification|documentation|document|interview|" +
  "training|security|caution|refundable|id[ -]?card|uniform|kit|laptop|file|gate ?pass|form|advance|bond|agreement|" +
  "offer letter|joining letter|courier|consultancy|placement|medical (?:test|check-?up|examination)|" +
  "visa|background(?: check)?|bgv|slot(?: booking)?|seat(?: booking)?|job (?:card|guarantee|confirmation|" +
  "security)|login id";
const PRICED =
  "registration|application|processing|joining|verification|documentation|documents?|training|interview|uniform|kit|" +
  "laptop|id(?:[ -]?card|s)?(?: (?:activation|creation))?|gate ?pass|form|(?:offer|joining) letter|courier|slot|seat|" +
  "agreement|medical(?: (?:test|check-?up))?|job (?:card|guarantee|confirmation)|login id";
/** The same, where a sum beside it is no wage: a guard's "Security Rs 15,000" is one. */
const PRICED_ALONE =
  "registration(?: form)?|reg\\.?|id[ -]?card|uniform|(?:joining |starter |training )?kit|(?:application " +
  "|joining )?form|" +
  "gate ?pass|offer letter|joining letter|slot booking|seat booking|(?:laptop|uniform|tablet|phone) security|" +
  "security (?:money|amount)|token|police verification|(?:courier|verification) (?:fees?|charges?|cost)";
/** Things that a seeker is asked to pay for, and that customers seldom are. */
const THING = "(?:kit )?bag|entry|locker|helmet|t-?shirt|shirt|dress|sim|portal|membership|hr";
/** What comes on top of wages, or is sold. */
const NO_EXTRA = "(?<!(?:[+]|reimburs\\p{L}*|bears?|sell(?:s|ing)?|issu(?:e|es|ing)) ?)";
const OTHERS_PAY =
  "(?<!(?:buyers?|dealers?|distributors?|retailers?|importers?|parents?|travell?ers?|visitors?|part(?:y|ies)|" +
  "fixed|variable|basic|incentive|commission) )";
/** Who pays in an honest job. */
const NO_GAIN =
  "(?<!(?:stipend|bonus|salary|pay|wages?|get|gets|receive|earn|allowance|reward|incentive|gift|cover|" +
  "advance)(?: (?:of|is|upto|up to|upto|:))?[ :-]{0,3})";
const EMPLOYERS =
  "(?<!(?:we|company|employer|customers?|clients?|guests?|tenants?|students?|patients?|members?)(?: " +
  "(?:will|shall|also|would|can))? )";
const SEEKERS = "(?:candidates?|applicants?|you)";
const MUST = "must|should|have to|need to|will have to|has to|will|shall|needs to";
const SMALL = "small|nominal|minimal|token|one[- ]time|only|just|fixed|little";
const DETERMINER = `(?: (?:us|a|an|the|your|${SMALL}|${FEE_FOR}))`;
const PAY = "pay|deposit|send|transfer|give|submit";
/** "Rs 500 registration": a price, but for what belongs to a job. */
const NO_PART_OF_A_JOB =
  "(?! (?:bonus|guards?|officers?|supervisors?|staff|team|personnel|services?|boys?|delivery|executives?|" +
  "exec|jobs?|work|date|time|gift|allowance|incentives?|within|" +
  "immediate(?:ly)?|from|by|on|in|asap|travel|expenses?|fare|tickets?))";

const ITEM_IN_HINDI =
  "रजिस्ट्रेशन|पंजीकरण|आवेदन|आईडी(?: कार्ड)?|आई ?डी कार्ड|यूनिफॉर्म|वर्दी|ड्रेस|कूरियर|कुरियर|जॉइनिंग|" +
  "ज्वाइनिंग|ट्रेनिंग|सिक्योरिटी|सुरक्षा|" +
  "प्रोसेसिंग|मेडिकल|फॉर्म|फ़ॉर्म|किट|दस्तावेज़?|ऑफर लेटर|फाइल";
/** "फॉर्म जमा करें" asks for papers, "सिक्योरिटी जमा" for money. */
const DEPOSIT_IN_HINDI = "सिक्योरिटी|सुरक्षा|रजिस्ट्रेशन|पंजीकरण";
const FEE_IN_HINDI = "फीस|फ़ीस|शुल्क|डिपॉजिट|डिपॉज़िट|राशि|चार्ज(?:ेस)?|मनी|पैसे|पैसा";
const TO_PAY_IN_HINDI =
  "दे(?:ना|नी|ने) (?:हो|पड़|है)\\p{M}*\\p{L}*|जमा|लग(?:ेंगे|ेगा|ेगी)|भर(?:ना|ने|नी)|भेज\\p{M}*\\p{L}*\\p{M}*|" +
  "चाहिए होंगे";
const TO_PAY_IN_HINGLISH =
  "den[aei] (?:hog[aei]|honge|hai|hain|pad\\p{L}*)|lag(?:enge|ega|egi)|jama|bhar(?:na|ne|ni)|bhej\\p{L}*|" +
  "(?:pay|gpay|g-?pay|phone ?pe|paytm|send|transfer) kar\\p{L}*";

/** Whoever takes the job pays a sum for it, which each of these names. */
export const ASKS_FOR_A_SUM = [
  `(?:deposit|send|transfer|jama) ${PAID} (?:to${NO_SUM}|for|before|and|as|via|through|on|by|in|into)`,
  // "Pay Rs 15,000 to 20,000", "and incentives", "for freshers" are wages.
  `${EMPLOYERS}pay ${PAID} (?:to${NO_SUM}|before|as (?:an? )?(?:${FEE_FOR}|${FEE})|(?:by|via|through|` +
    `on|using) (?:${WALLET})|` +
    `and (?:get|receive|join|start|confirm|book|collect|send)|for (?:an? |the |your )?(?:${PRICED}))`,
  `${EMPLOYERS}(?:${PAY})${DETERMINER}{0,5} (?:fees?|charges?|deposits?) (?:of )?${PAID}`,
  `${PAID} (?:as )?(?:registration|refundable|security|joining|processing|courier|verification)${NO_PART_OF_A_JOB}`,
  `${SEEKERS} (?:(?:${MUST}) )?(?:pays?|give|send|transfer|deposit) ${PAID}`,
  `${PAID} to (?:unlock|activate|register|apply|confirm)`,
  `(?:${PRICED_ALONE})(?: ?[:=–-]+| of| is| at| for| ke(?: liye)?| k[aie]| me(?:in)?)? ${PAID}${NO_WAGE}`,
  `${NO_GAIN}${PAID}(?: (?:only|is|are|will be|to be|has to be|must be|taken|charged|collected|paid|` +
    "required|needed|payable|extra))* (?:for|towards) " +
    `(?:an? |the |your )?(?:${PRICED})(?! (?:boys?|period|insurance|allowance|staff|days?|given|provided|` +
    `work|job|delivery|executives?|and \\p{L}+ given)${END})`,
  `(?<!target[: ]{1,3})deposits? of ${PAID}(?! ?(?:lakhs?|lacs?|crores?|cr|per)${END})`,
  `${NO_GAIN}${NO_EXTRA}${PAID} (?:${THING}) (?:fees?|charges?|deposits?)(?! (?:receipts?|is collected))${NO_WAGE}`,
  `${NO_EXTRA}(?:${THING}) (?:fees?|charges?|deposits?)(?: ?[:=–-]+| of| is)? ${PAID}${NO_WAGE}`,
  "(?<!(?:sell(?:s|ing)?|sale of|promot(?:e|es|ing))(?: (?:our|the|a))? )(?:lifetime|candidate|job|placement|portal) " +
    `membership(?: ?[:=–-]+| of| is| at| for)? ${PAID}`,
  // "Regd. fee Rs. 500" ends a sentence behind "Regd".
  `(?<=^\\s{0,3})(?:fees?|charges?)(?: ?[:=–-]+| is| of)? ${PAID}${NO_WAGE}`,
  `invest(?:ing)? (?:only )?${PAID}`,
  "(?:buy|purchase) (?:(?:an?|the|our|your|company['’]?s?|starter|joining|training) )*(?:kits?|products?|" +
    "packages?|membership|ids?|plans?) " +
    `(?:worth|of|for|at) (?:only )?${PAID}`,
  `(?:${ITEM_IN_HINDI})(?: के लिए| के| का| की|:) ${PAID}${NO_WAGE}`,
  `${PAID} (?:${TO_PAY_IN_HINDI})`,
  `(?:से पहले|पहले) ${PAID} (?:${TO_PAY_IN_HINDI}|दें|दो)`,
];

/** Whoever takes the job pays for it. */
export const ASKS_FOR_MONEY = [
  `(?:${FEE_FOR})(?:[ /&-]+(?:${FEE_FOR}|and|or)){0,4}[ -]+(?:${FEE})`,
  // Whom a fee is for by itself: "medical charges", "agent fees" and "visa fees" are also what a clerk works with.
  `(?:medical|agents?|agency) (?:fees?|charges?) (?:of )?(?:${PAID}|${DIGITS})`,
  "(?:medical|agents?|agency) (?:fees?|charges?) (?:to be |will be |is |are )?(?:paid |borne )?by (?:the " +
    ")?(?:candidates?|applicants?)",
  `pay(?:ing)? (?:${PAID} )?(?:to|for|before) (?:apply(?:ing)?|join(?:ing)?|register(?:ing)?|registration|` +
    "training|interview|the interview|confirm)",
  `${EMPLOYERS}(?:${PAY}) ${DIGITS} (?:by|via|through|on|using) (?:${WALLET})`,
  `${EMPLOYERS}(?:${PAY})${DETERMINER}{1,5} (?:payments?|amount|money)(?: (?:of )?${PAID})`,
  `${EMPLOYERS}pay(?:ing)? (?:the |a )?token`,
  `token (?:money|amount) (?:of )?(?:${PAID}|${DIGITS})`,
  `${SEEKERS} (?:${MUST}) (?:pay|deposit)(?: (?:us|an?|the|any|some|all|${SMALL}))* (?:(?:of )?${PAID}|` +
    `for (?:the |your |their )?(?:${FEE_FOR}|${PRICED})|(?:${FEE_FOR}) (?:${FEE})|fees?|charges?|deposits?|` +
    "amount|before)",
  `${SEEKERS} (?:${MUST}|to) bear (?:the |all |own ){0,3}(?:${FEE_FOR}|medical) (?:expenses?|costs?|fees?|charges?)`,
  `we (?:take|charge|collect) (?:(?:an?|the|${SMALL}) ){0,4}(?:${PAID} for|(?:fees?|charges?|deposits?)` +
    "(?! (?:only )?(?:from|to) (?:our )?(?:employers?|compan(?:y|ies)|clients?|customers?))|commission " +
    "from (?:you|candidates))",
  `(?:small|nominal|minimal) (?:fees?|charges?|deposits?|payment|amount) (?:of (?:only )?${PAID}|(?:is|` +
    `are|will be) (?:taken|charged|required|payable)|appl(?:y|ies)|for (?:an? |the |your )?(?:${PRICED})` +
    ")",
  `${EMPLOYERS}${OTHERS_PAY}pay (?:the )?(?:half|some|\\d{1,3} ?%|rest|remaining|balance)(?: of)?(?: the| your)?` +
    "(?: (?:amount|fees?|money))? (?:now|first(?! (?:year|month))|in advance|today|before|" +
    "after (?:the )?(?:joining|offer|selection|interview))",
  `(?:${PAID}|(?<!\\d )\\d{2,4}) (?:ka|ki|ke|wala) recharge (?:kar\\p{L}*|bhej\\p{L}*)`,
  // "Registration 2019", "registration: 10.30 AM" and "OPD registration: 300" are no prices.
  "(?<!(?:patients?|opd|vehicles?|gst|compan(?:y|ies)|students?|daily) )registration(?: ?[:=–-]+)? " +
    "(?!(?:19|20)\\d\\d(?!/-| only))\\d{2,4}(?:/-| only)?(?= ?(?:[!;]|[.,](?! ?\\d)|$))",
  // Letters that stood apart leave no blanks.
  "(?:registration|security|joining|processing|training|application)(?:fees?|deposits?|charges?)",
  `refundable (?:${FEE}|security)`,
  `(?:${FEE}) (?:will be|is|are|shall be) (?:fully |100 ?% )?(?:refunded|refundable|returned|adjusted)` +
    " (?:with|after|along|from|on)",
  "(?:small|initial|minimum|little|low) investment (?:of|required|needed|is|:)",
  `investment (?:(?:of|is) (?:only )?${PAID}|(?:is )?(?:required|needed)(?: ?:)?|: ?${PAID}|: ?${DIGITS})`,
  "pay (?:us )?(?:your |the |one |half )?(?:first|1st|one) month['’]?s? salary",
  "(?:\\d+ ?%|half|full) of (?:your |the )?(?:first|1st) (?:month['’]?s? )?salary (?:as|to|towards|" +
    "will be|has to|goes)",
  "(?:fees?|paise|paisa|rupaye?|shulk|rakam|amount) (?:jama|dena|deni|dene|lagegi|lagega|lagenge|bharna|" +
    "bharni|bhejna|bhejo)",
  `(?:${PAID}|(?<!\\d )\\d{2,4}) (?:${TO_PAY_IN_HINGLISH})(?! d[ie])`,
  `(?:pehle|pahle|phle) (?:${PAID}|\\d{2,5}) (?:pay|jama|send|bhej\\p{L}*|transfer)`,
  `(?:${PRICED}|security)(?: (?!guards?|officers?|boys?|staff)\\p{L}+)? (?:ke liye|ke|ka|ki) (?:${PAID}|` +
    `paisa|paise|rupay\\p{L}*)${NO_WAGE}`,
  "(?:panjikaran|registration|suraksha) (?:shulk|jama rashi|rashi)",
  `(?:${ITEM_IN_HINDI})(?: के लिए| के| का| की)? ?(?:${FEE_IN_HINDI})`,
  `(?:${DEPOSIT_IN_HINDI}) जमा`,
  "(?:पैसे|पैसा|फीस|फ़ीस|शुल्क|राशि) (?:जमा|देना|देनी|देने|लगेगी|लगेगा|लगेंगे|भरना|भेजें)",
];

export const MESSENGER_ONLY = [
  "(?:whats ?app|telegram|signal) (?:only|par hi|pe hi)",
  "only (?:on|via|through|by|over) (?:whats ?app|telegram)",
  "(?:contact|apply|message|msg|text|ping|reach|call|dm|write to|resume|cv|biodata|details|screenshot(?: " +
    "of (?:the )?payment)?)" +
    "(?: (?:us|me|hr|now|directly|to|your|the|our|hr team|resume|cv|biodata|at|here))* (?:on|via|through|" +
    "over|by|in) (?:the |our |my )?" +
    "(?:whats ?app|telegram)",
  "whats ?app (?:us|me|hr|your (?:cv|resume|biodata|details)|cv|resume|biodata|hi)",
  "telegram (?:ids?|handle|username)",
  "(?:come|move|chat|talk|connect|shift)(?: (?!customers?|clients?|users?|members?|students?|support)" +
    "\\p{L}+){0,2} (?:to|on|at) telegram",
  "telegram ?[:-]? ?@\\w{3,}",
  "join (?:us |our |the |my )*(?:on )?(?:whats ?app|telegram)(?: (?:group|channel|link))?",
  "(?:whats ?app|telegram) (?:par|pe|per) (?:hi )?(?:message|msg|sampark|contact|resume|apply|bhej\\p{L}*|" +
    "call|jud\\p{L}*)",
  "(?:व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|टेलीग्राम) (?:पर|से|ग्रुप)",
];

const SECRET =
  "otp|atm pin|upi pin|cvv|net ?banking password|bank password|(?:atm|debit) card(?: (?:photo|number|details))?";
export const ASKS_FOR_SECRETS = [
  "(?:share|send|tell|give|submit|bata\\p{L}*|bhej\\p{L}*) (?:(?:us|me|your|the|apna|aadha?ar|pan|card|" +
    `bank|passbook|details|and|&|photo of|mobile),? )*(?:${SECRET})`,
  "(?:otp|atm pin|upi pin|cvv) (?:share|send|bata\\p{L}*|bhej\\p{L}*|dena|dijiye)",
  "(?:atm|debit) card (?:(?:is|are|will be) )?(?:needed|required|jama|submit\\p{L}*|mandatory|compulsory)",
];

const EARN = "earn|kama\\p{L}*|income|get paid|paisa|₹";
export const EASY_MONEY = [
  "ghar baithe(?: \\p{L}+){0,3} (?:kamao|kamaye|kamayen|kamaiye|kama sakte)",
  "घर बैठे(?: [\\p{L}\\p{M}]+){0,3} (?:कमाएं|कमाएँ|कमाओ|कमाये|कमाइए)",
  `earn (?:up ?to )?(?:${PAID}|\\d{3,6})(?: ?(?:to|-|–) ?(?:${PAID}|\\d{3,6}))? (?:daily|per day|every ` +
    "day|a day|/day) " +
    "(?:from|at|by|with|using|on|through|working from) (?:your |a |any )?(?:home|mobile|phone|smart ?phone|" +
    "you ?tube|typing|captcha)",
  "(?:like|subscrib\\p{L}*|follow|watch)(?:ing)?(?: (?:and|&|or|you ?tube|insta\\p{L}*|face ?book|videos?|" +
    "channels?|reels?|pages?|share|subscribe|follow|like)){1,8},? " +
    `(?:and |to |& )?(?:${EARN})`,
  "(?:captcha|copy[ -]?paste|ad posting|sms sending)(?: (?:job|work|typing|entry|jobs))*[ ,:-]+(?:and " +
    `|to )?(?:${EARN})`,
  "(?:simple|easy) (?:typing|online|mobile|data entry|copy[ -]?paste) (?:work|jobs?|tasks?)[ ,:-]+(?:and " +
    ")?(?:earn|kama\\p{L}*)",
  `earn (?:up ?to )?(?:${PAID}|\\d{2,3} ?k|\\d{4,6}) (?:per month|a month|monthly|per week|weekly) ` +
    "(?:from|by|with|using|on) (?:your |a |any )?(?:mobile|phone|smart ?phone|typing|captcha)",
  "(?:like|subscribe)(?: and (?:like|subscribe))? tasks?",
  `(?:rating|review) tasks?[ ,:-]+(?:and )?(?:${EARN})`,
  `(?:${PAID}|\\d{2,4}) (?:per|for each|for every) (?:like|subscribe|subscription)`,
  "guaranteed (?:daily |monthly |weekly )?income(?! (?:plans?|products?|polic|funds?|schemes?))",
  "(?:income|earnings?)(?: of)? (?:\\S+ ){0,2}guaranteed",
  "(?:double|triple) your (?:money|income|investment)",
];
