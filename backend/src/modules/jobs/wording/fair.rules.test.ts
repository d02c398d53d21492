import { WordingGround } from "./fair-terms";
import { fairMatchesIn } from "./fair.rules";
import { sentencesOf } from "./sentences";

const { SEX, AGE, MARITAL_STATUS, RELIGION, CASTE, COMMUNITY, DISABILITY, LOOKS } = WordingGround;

function groundsIn(text: string, isHeld: boolean, isTitle = false) {
  const found = sentencesOf(text).flatMap((sentence) => fairMatchesIn(sentence.text, isTitle));
  return [...new Set(found.filter((match) => match.isHeld === isHeld).map(({ ground }) => ground))].sort();
}

const UNFAIR: [text: string, ...grounds: WordingGround[]][] = [
  ["Only male candidates", SEX],
  ["only male Hindu candidates, age below 25.", SEX, RELIGION, AGE],
  ["Male candidates only", SEX],
  ["Males only", SEX],
  ["Female only", SEX],
  ["We need male riders only 18-28 yrs own bike", SEX, AGE],
  ["Male riders 18-28", AGE],
  ["Girls only", SEX],
  ["Telecaller (Female only)", SEX],
  ["Only for ladies", SEX],
  ["Only experienced male drivers", SEX],
  ["Female candidates only need apply", SEX],
  ["Male candidates with own bike", SEX],
  ["Females need not apply", SEX],
  ["Ladies are not allowed", SEX],
  ["No female candidates", SEX],
  ["No girls please", SEX],
  ["Wanted female receptionist for our clinic", SEX],
  ["Looking for 5 boys for packing", SEX],
  ["Need girls for office work", SEX],
  ["Female receptionist required", SEX],
  ["Female gym trainer wanted", SEX],
  ["Male nurse required urgently", SEX],
  ["Gender: Male", SEX],
  ["Gender - Female", SEX],
  ["Sex must be male", SEX],
  ["Male preferred", SEX],
  ["We are an equal opportunity employer, but only males can apply", SEX],
  ["Only women, transport is provided", SEX],
  ["sirf ladkiyan apply karein", SEX],
  ["Sirf ladke chahiye", SEX],
  ["ladka chahiye office ke liye", SEX],
  ["ladkiyan hi apply kare", SEX],
  ["mahila karmchari ki avashyakta", SEX],
  ["केवल पुरुष", SEX],
  ["केवल पुरुष उम्मीदवार आवेदन करें", SEX],
  ["सिर्फ महिलाएं", SEX],
  ["लड़कियां चाहिए", SEX],
  ["पुरुष ही आवेदन करें", SEX],
  ["below 30 years", AGE],
  ["Only male candidates below 30.", SEX, AGE],
  ["Candidates under 28", AGE],
  ["Girls below 25 only", SEX, AGE],
  ["Age 18-25", AGE],
  ["Age: 18 to 30 years", AGE],
  ["Age limit 35 to 45", AGE],
  ["Aged between 20 and 35", AGE],
  ["Candidates must be under 28 years", AGE],
  ["Age should not be more than 40", AGE],
  ["Maximum age 35 years", AGE],
  ["Max age: 30", AGE],
  ["Age below 25", AGE],
  ["20-30 years old", AGE],
  ["No one above 35 years", AGE],
  ["Candidates over 45 need not apply", AGE],
  ["umar 18 se 25", AGE],
  ["उम्र 18 से 25 साल", AGE],
  ["आयु १८ से ३० वर्ष", AGE],
  ["30 साल से कम", AGE],
  ["- Female", SEX],
  ["Male, unmarried", SEX, MARITAL_STATUS],
  ["Unmarried", MARITAL_STATUS],
  ["Unmarried girls only", MARITAL_STATUS, SEX],
  ["married women need not apply", MARITAL_STATUS, SEX],
  ["Only bachelors", MARITAL_STATUS],
  ["Marital status: single women", MARITAL_STATUS, SEX],
  ["Married candidates not allowed", MARITAL_STATUS],
  ["अविवाहित", MARITAL_STATUS],
  ["शादीशुदा महिलाएं आवेदन न करें", MARITAL_STATUS, SEX],
  ["Only Hindus", RELIGION],
  ["Hindu candidates preferred", RELIGION],
  ["Muslims not allowed", RELIGION],
  ["No Muslims", RELIGION],
  ["Non-Muslim candidates", RELIGION],
  ["Christians only", RELIGION],
  ["Religion: Hindu", RELIGION],
  ["केवल हिंदू", RELIGION],
  ["मुस्लिम आवेदन न करें", RELIGION],
  ["Brahmin preferred", CASTE],
  ["Looking for a Brahmin cook", CASTE],
  ["Upper caste only", CASTE],
  ["Reddy community preferred", CASTE],
  ["Caste: Rajput", CASTE],
  ["ब्राह्मण को प्राथमिकता", CASTE],
  ["no South Indians", COMMUNITY],
  ["Marathi people only", COMMUNITY],
  ["Biharis need not apply", COMMUNITY],
  ["Only Gujarati candidates", COMMUNITY],
  ["Kannadigas only", COMMUNITY],
  ["No UP Bihar people", COMMUNITY],
  ["केवल मराठी लोग", COMMUNITY],
  ["No handicapped", DISABILITY],
  ["Physically handicapped need not apply", DISABILITY],
  ["Should not have any physical disability", DISABILITY],
  ["Disabled candidates are not eligible", DISABILITY],
  ["Only able-bodied persons", DISABILITY],
  ["विकलांग आवेदन न करें", DISABILITY],
  ["Good looking", LOOKS],
  ["Must be good-looking and smart", LOOKS],
  ["Fair complexion", LOOKS],
  ["Beautiful girls wanted", LOOKS, SEX],
  ["Handsome boys required", LOOKS, SEX],
  ["गोरा रंग", LOOKS],
  ["सुंदर दिखने वाली", LOOKS],
  ["Office staff, 10th pass, female", SEX],
  ["Driver needed - males only", SEX],
  ["Male (18-35)", SEX, AGE],
  ["Physically fit male", SEX],
  ["Applicants must be male", SEX],
  ["Should be a girl", SEX],
  ["Females with good communication", SEX],
  ["Best suited for girls", SEX],
  ["Reserved for men", SEX],
  ["M only", SEX],
  ["wanted ladies for home based packing work", SEX],
  ["mahilao ke liye hi", SEX],
  ["No pregnant women", SEX],
  ["Should not be pregnant", SEX],
  ["Transgender candidates not allowed", SEX],
  ["LGBT people need not apply", SEX],
  ["Newly married women please excuse", MARITAL_STATUS, SEX],
  ["No single mothers", MARITAL_STATUS],
  ["Should not have kids", MARITAL_STATUS],
  ["shaadi shuda log apply na kare", MARITAL_STATUS],
  ["30+ please don't apply", AGE],
  ["Age limit 35", AGE],
  ["उम्र सीमा 30 वर्ष", AGE],
  ["अधिकतम आयु 35 वर्ष", AGE],
  ["Umar 30 se zyada nahi honi chahiye", AGE],
  ["SC/ST candidates need not apply", CASTE],
  ["General category only", CASTE],
  ["Brahmin boy for temple canteen", CASTE, SEX],
  ["Candidates from UP and Bihar will not be entertained", COMMUNITY],
  ["Tall and fair girls", LOOKS],
  ["Only male candidates will get selected", SEX],
  ["Male candidates will get preference", SEX],
  ["Separate toilet for girls, female only", SEX],
  ["Man from Bihar not allowed", COMMUNITY],
  ["Height 5'6 and fair", LOOKS],
];

const ASKED: [text: string, ...grounds: WordingGround[]][] = [
  ["young and dynamic", AGE],
  ["We want young, energetic people", AGE],
  ["Young candidates", AGE],
  ["Minimum age 30", AGE],
  ["Salesman", SEX],
  ["Office boy", SEX],
  ["Delivery boys required", SEX],
  ["Watchman for night duty", SEX],
  ["Female candidates preferred", SEX],
  ["Preference for women", SEX],
  ["Preferred: female", SEX],
  ["Women with own scooty preferred", SEX],
  ["Telecaller, female, preferred", SEX],
  ["Mother tongue Marathi", COMMUNITY],
];

const UNFAIR_TITLES: [title: string, ...grounds: WordingGround[]][] = [
  ["Female Receptionist", SEX],
  ["Receptionist (Female)", SEX],
  ["HR Executive - Female", SEX],
  ["Male Accountant, Andheri East", SEX],
  ["Lady Home Tutor", SEX],
  ["Urgent Requirement of Risk Analyst (male)", SEX],
  ["Executive Assistant (married Female)", MARITAL_STATUS, SEX],
];

const FAIR_TITLES = [
  "Clients Executive - Male/female - Gurgaon",
  "Female Ward Manager",
  "Girls Hostel Warden",
  "Women's Wear Designer",
  "Designer Men's Wear",
  "Merchandiser, Ladies Leather Footwear",
  "Women Transport Helpdesk",
  "South Indian Cook",
  "Marathi Translator",
  "Looker Developer",
];

describe("the fair rules", () => {
  it.each(UNFAIR)("hold a job for '%s'", (text, ...grounds) => {
    expect(groundsIn(text, true)).toEqual(grounds.sort());
  });

  it.each(ASKED)("only ask about '%s'", (text, ...grounds) => {
    expect([groundsIn(text, true), groundsIn(text, false)]).toEqual([[], grounds]);
  });

  it.each(UNFAIR_TITLES)("hold a job that is called '%s'", (title, ...grounds) => {
    expect(groundsIn(title, true, true)).toEqual(grounds.sort());
  });

  it("only ask about a preference for women in a title", () => {
    const title = "Senior HR Executive (preferably Females)";
    expect([groundsIn(title, true, true), groundsIn(title, false, true)]).toEqual([[], [SEX]]);
  });

  it.each(FAIR_TITLES)("have nothing against a job that is called '%s'", (title) => {
    expect([groundsIn(title, true, true), groundsIn(title, false, true)]).toEqual([[], []]);
  });
});
