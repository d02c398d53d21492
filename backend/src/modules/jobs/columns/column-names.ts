import type { JOB_COLUMNS } from "@job-portal/protocol/job-columns";

type NamedField = keyof typeof JOB_COLUMNS | "company";

/** Names of columns as job boards, hiring programs and people write them, in English and Hindi. */
const NAMES: Readonly<Partial<Record<NamedField, string>>> = {
  reference:
    "reference id|reference no|reference number|ref|ref id|ref no|ref code|ref number|job id|jobid|" +
    "job code|job no|job number|job ref|job reference|requisition id|requisition no|requisition number|" +
    "req id|req no|position id|position code|vacancy id|opening id|posting id|unique id|uniq id|ref#|" +
    "job ref no|रेफ़रेंस",
  title:
    "job title|jobtitle|name of trade|trade name|name of trade post|designation|position|position title|role|job role|post|post name|name of post|" +
    "name of the post|job name|title of job|job position|opening|vacancy|profile|job profile|role title|" +
    "job designation|posting title|job opening|position name|profile name|role designation|" +
    "designation role|job post|post applied for|post applied|name of position|name of the position|" +
    "job roles|पद|पद का नाम|पदनाम|नौकरी का नाम|काम का नाम",
  type:
    "job type|jobtype|employment type|type of employment|employment|type of job|work type|contract type|" +
    "nature of job|nature of employment|position type|job nature|engagement|engagement type|" +
    "full time part time|employee type|job category type|emp type|type of work|ft pt|full part time|" +
    "employment mode|type of hiring|hiring type|hire type|employment category|nature of appointment|type of appointment|appointment type|mode of appointment|नौकरी का प्रकार|रोज़गार का प्रकार|रोजगार का प्रकार",
  workMode:
    "workmode|mode|mode of work|work from|workplace|workplace type|work arrangement|remote|on site remote|" +
    "wfh wfo|wfo wfh|work setup|remote hybrid on site|job mode|work location type|काम कहाँ से|" +
    "कार्य का तरीका",
  location:
    "job location|joblocation|work location|city|cities|place|locations|job city|place of work|" +
    "place of posting|posting location|posting place|work city|base location|branch|office location|" +
    "area of work|location city|job locations|work place|site|loc|job loc|work loc|job place|" +
    "location city area|joblocation address|address of job|district|state|pin code|pincode|locality|city name|state name|district name|place of work posting|city area|city location|job site|work site|posting city|place of job|स्थान|जगह|" +
    "जगहें|शहर|कार्य स्थल|कार्यस्थल|काम की जगह|लोकेशन",
  pay:
    "pay|ctc|salary range|min salary|minimum salary|max pay|min pay|min ctc|salary from|salary to|salary min|salary max|consolidated pay|consolidated salary|monthly stipend|stipend amount|stipend per month|stipend pm|salary offered|offered salary|package|pay scale|pay range|compensation|" +
    "annual ctc|annual salary|monthly salary|ctc offered|offered ctc|wages|stipend|remuneration|" +
    "salary package|budget|ctc range|job salary|payrate|pay rate|salary per month|salary per annum|" +
    "salary month|salary pm|salary pa|ctc lpa|ctc pa|max ctc|in hand salary|take home|salary details|" +
    "emoluments|fixed ctc|ctc budget|sal|sal range|sal month|sal pm|sal p m|salary p m|salary p a|ctc p a|" +
    "sal offered|salary per month inr|monthly ctc|ctc monthly|ctc per month|ctc per annum|yearly ctc|" +
    "gross salary|gross pay|net salary|net pay|salary in hand|inhand salary|fixed salary|fixed pay|" +
    "basic salary|wages per day|daily wages|daily wage|wage|salary upto|max salary|max budget|" +
    "salary budget|pay package|salary structure|वेतन|सैलरी|तनख्वाह|मासिक वेतन|वार्षिक वेतन|मानदेय|वेतनमान|" +
    "पगार",
  experience:
    "exp|experience required|max exp|max experience|maximum experience|experience min|experience max|exp min|exp max|required experience|work experience|years of experience|yoe|exp required|" +
    "exp reqd|experience range|exp range|job experience|total experience|experience years|exp years|" +
    "min experience|minimum experience|job experience required|experience level|relevant experience|" +
    "experience needed|total exp|exp in years|min exp|min exp req|min exp reqd|exp req|work exp|" +
    "exp needed|exp range in years|experience req|years of exp|no of years|exp in yrs|experience in years|" +
    "experience in months|exp in months|fresher experienced|fresher exp|अनुभव|कार्य अनुभव|न्यूनतम अनुभव",
  education:
    "education|education level|educational qualification|educational qualifications|degree|" +
    "qualification required|required qualification|minimum education|min qualification|eligibility|qual|" +
    "qualification req|qualification reqd|qualifications required|min qual|minimum qual|essential qualification|essential qualifications|educational eligibility|minimum educational qualification|edu|" +
    "edu qualification|education qualification|education req|education qualification required|edu qual|" +
    "academic qualification|required education|योग्यता|शैक्षिक योग्यता|शैक्षणिक योग्यता|न्यूनतम योग्यता|" +
    "शिक्षा|पढ़ाई",
  skills:
    "skill|key skills|keyskills|skill set|skillset|required skills|skills required|primary skills|" +
    "mandatory skills|must have skills|technical skills|key skill|tags|keywords|job skills|it skills|" +
    "skills keywords|technologies|tech stack|core skills|req skills|reqd skills|skills req|skills reqd|" +
    "skill req|skill required|skills needed|कौशल|स्किल|हुनर",
  description:
    "job description|jobdescription|jd|full description|details|job details|about the job|about job|role description|" +
    "responsibilities|roles and responsibilities|roles responsibilities|duties|job summary|summary|" +
    "position description|key responsibilities|job responsibilities|jd text|about the role|" +
    "work description|description of job|job desc|job descr|desc|role responsibility|responsibility|" +
    "roles resp|roles and resp|role and responsibilities|work details|nature of work|work profile|विवरण|" +
    "नौकरी का विवरण|कार्य विवरण|काम का विवरण|ज़िम्मेदारियाँ|जिम्मेदारियाँ",
  requirements:
    "requirement|job requirements|job requirement|candidate profile|desired candidate profile|" +
    "what we need|required profile|desired profile|eligibility criteria|candidate requirements|" +
    "desired candidate|must have|criteria|other requirements|candidate requirement|job criteria|" +
    "eligibility conditions|क्या क्या चाहिए|आवश्यकताएँ|आवश्यकता|शर्तें|ज़रूरतें",
  benefits:
    "benefit|perks|perks and benefits|benefits and perks|facilities|perks benefits|benefits perks|" +
    "facilities provided|other benefits|additional benefits|perks provided|सुविधाएँ|सुविधाएं|लाभ|भत्ते",
  openings:
    "no of openings|number of openings|number of positions|no of positions|vacancies|positions|" +
    "no of vacancies|number of vacancies|no of posts|headcount|head count|numberofpositions|" +
    "total openings|openings count|no of vacancy|open positions|number of posts|seats|hc|total vacancy|" +
    "total vacancies|total positions|total posts|total requirement|no of positions open|no of requirement|" +
    "no of requirements|no of candidates|no of people|no of persons|no of resources|requirement nos|" +
    "manpower|manpower required|manpower reqd|head count reqd|headcount required|vacancy nos|vac|nos|qty|" +
    "nos required|candidates required|पदों की संख्या|कुल पद|रिक्तियाँ|रिक्तियां|रिक्ति|रिक्त पद|खाली पद|" +
    "कितने पद|कितने लोग",
  company:
    "company name|name of company|name of the company|employer|employer name|name of employer|" +
    "organisation|organization|organisation name|organization name|firm|firm name|hiring company|" +
    "hiring organisation|hiring organization|co|co name|comp|establishment|establishment name|name of establishment|कंपनी|कंपनी का नाम|कम्पनी|कम्पनी का नाम|" +
    "संस्था|संस्था का नाम",
  openUntil:
    "openuntil|last date|apply by|closing date|valid through|valid till|valid until|expiry|expiry date|" +
    "expires|expires on|end date|deadline|application deadline|last date to apply|apply before|job expiry|" +
    "job expiry date|closes on|due date|last date of application|last date for applying|apply till|" +
    "apply until|अंतिम तिथि|आखिरी तारीख|आख़िरी तारीख|आवेदन की अंतिम तिथि|आवेदन की आख़िरी तारीख",
};

/** The same, one by one (FILE-02), beside those of `job.fields.ts`. */
export const COLUMN_NAMES = Object.fromEntries(
  Object.entries(NAMES).map(([field, names]) => [field, names.split("|")]),
) as Readonly<Partial<Record<NamedField, readonly string[]>>>;
