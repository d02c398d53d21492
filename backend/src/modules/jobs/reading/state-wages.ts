/** The least that unskilled adult work is paid in a state. */
export interface MinimumWage {
  /** Rupees. Where a state fixes one of the two alone, the other follows by 26 days, rounded down. */
  aDay: number;
  aMonth: number;
  /** The month from which it holds. */
  since: string;
  /** A page that tells the figure and its date. */
  source: string;
}

/** What holds where no state's wage is known: the national floor level minimum wage. It binds no state. */
export const NATIONAL_FLOOR: MinimumWage = {
  aDay: 176,
  aMonth: 4_576,
  since: "June 2017",
  source: "https://modimeter.info/modi_meter/maintaining-same-growth-in-minimum-wages/",
};

/** By the gazetteer's names of the states. docs/jobs.md tells what was taken, and how to renew it twice a year. */
export const STATE_WAGES: Readonly<Record<string, MinimumWage>> = {
  "Andaman and Nicobar Islands": {
    aDay: 652,
    aMonth: 16_952,
    since: "January 2026",
    source:
      "https://www.devdiscourse.com/article/law-order/3736981-andaman-nicobar-islands-announce-wage-hike-for-workers",
  },
  "Andhra Pradesh": {
    aDay: 446,
    aMonth: 11_606,
    since: "April 2024",
    source: "https://comply360.in/labor-law-library/?p=22414",
  },
  "Arunachal Pradesh": {
    aDay: 200,
    aMonth: 6_000,
    since: "April 2016",
    source: "https://hrinformative.com/minimum-wages-in-arunachal-pradesh-april-2016",
  },
  Assam: {
    aDay: 337,
    aMonth: 10_138,
    since: "June 2024",
    source: "https://labourlawhelp.com/assam-minimum-wages",
  },
  Bihar: {
    aDay: 428,
    aMonth: 11_128,
    since: "October 2025",
    source: "https://nationaltrident.com/society/bihar-government-announces-minimum-wage-increase",
  },
  Chhattisgarh: {
    aDay: 410,
    aMonth: 10_656,
    since: "April 2025",
    source: "https://hrinformative.com/?p=14890",
  },
  "Dadra and Nagar Haveli and Daman and Diu": {
    aDay: 441,
    aMonth: 11_466,
    since: "April 2023",
    source: "https://hrinformative.com/minimum-basic-wages-revised-dadra-and-nagar-haveli-april-2023/",
  },
  Goa: {
    aDay: 534,
    aMonth: 13_884,
    since: "October 2024",
    source: "https://workforce.org.in/blogs.aspx?category=3",
  },
  Gujarat: {
    aDay: 476,
    aMonth: 12_376,
    since: "October 2024",
    source: "https://cleartax.in/s/minimum-wages-in-gujarat",
  },
  Haryana: {
    aDay: 432,
    aMonth: 11_257,
    since: "January 2025",
    source: "https://www.praansconsultech.com/minimum-wages-details/haryana",
  },
  "Himachal Pradesh": {
    aDay: 371,
    aMonth: 11_130,
    since: "April 2024",
    source: "https://hrinformative.com/himachal-pradesh-minimum-wages-revised-april-2024/",
  },
  "Jammu and Kashmir": {
    aDay: 311,
    aMonth: 8_086,
    since: "October 2022",
    source: "https://www.workforce.org.in/Blog_Details.aspx?oId=352",
  },
  Jharkhand: {
    aDay: 442,
    aMonth: 11_507,
    since: "October 2024",
    source: "https://ascent-hr.com/notification/jharkhand-minimum-wages-revision-141024",
  },
  Karnataka: {
    aDay: 543,
    aMonth: 14_123,
    since: "April 2025",
    source: "https://www.sgcms.com/regulatory-updates/minimum-rates-of-wages-karnataka-april-2025/",
  },
  Kerala: {
    aDay: 425,
    aMonth: 11_062,
    since: "September 2020",
    source: "https://blog.sgcservices.com/revised-minimum-wages-in-kerala-cpi-index-13",
  },
  Ladakh: {
    aDay: 450,
    aMonth: 11_700,
    since: "November 2022",
    source: "https://kashmirdespatch.com/ladakh-admin-enhances-minimum-wages-of-daily-wagers/",
  },
  "Madhya Pradesh": {
    aDay: 467,
    aMonth: 12_150,
    since: "October 2025",
    source: "https://www.sgcms.com/regulatory-updates/minimum-rate-of-wages-madhya-pradesh-october-2025",
  },
  Maharashtra: {
    aDay: 478,
    aMonth: 12_442,
    since: "January 2025",
    source: "https://hrinformative.com/maharashtra-minimum-wages-revised-january-2025",
  },
  Meghalaya: {
    aDay: 541,
    aMonth: 14_066,
    since: "April 2025",
    source: "https://theshillongtimes.com/2025/07/25/govt-revises-minimum-daily-wages/",
  },
  Mizoram: {
    aDay: 420,
    aMonth: 10_920,
    since: "April 2023",
    source: "https://praansconsultech.com/wages/mizoram/updated-minimum-wages-mizoram/",
  },
  "NCT of Delhi": {
    aDay: 710,
    aMonth: 18_456,
    since: "April 2025",
    source: "https://www.zimyo.com/resources/guides/minimum-wages/delhi",
  },
  Nagaland: {
    aDay: 176,
    aMonth: 4_576,
    since: "June 2019",
    source: "https://blog.sgcservices.com/revised-minimum-wages-in-nagaland",
  },
  Odisha: {
    aDay: 462,
    aMonth: 12_012,
    since: "April 2025",
    source: "https://hrinformative.com/odisha-minimum-wages-revised-apr-to-sep-2025",
  },
  Punjab: {
    aDay: 419,
    aMonth: 10_899,
    since: "March 2024",
    source: "https://labourlawhelp.com/punjab-minimum-wages",
  },
  Rajasthan: {
    aDay: 285,
    aMonth: 7_410,
    since: "January 2023",
    source: "https://compliancebook.in/?p=1101",
  },
  Sikkim: {
    aDay: 500,
    aMonth: 13_000,
    since: "July 2022",
    source:
      "https://www.business-standard.com/article/pti-stories/sikkim-govt-hikes-minimum-wage-by-67-122091400718_1.html",
  },
  "Tamil Nadu": {
    aDay: 368,
    aMonth: 9_592,
    since: "April 2021",
    source: "https://hrinformative.com/minimum-wages-in-tamil-nadu-april-2021",
  },
  Telangana: {
    aDay: 478,
    aMonth: 12_432,
    since: "October 2025",
    source: "https://ascent-hr.com/notification/revision-of-minimum-wages-telangana-241025/",
  },
  Tripura: {
    aDay: 227,
    aMonth: 5_919,
    since: "April 2019",
    source:
      "https://legalitysimplified.com/2020/06/06/the-government-of-tripura-revises-variable-dearness-allowances-for-shops-and-establishments/",
  },
  "Union Territory of Chandigarh": {
    aDay: 554,
    aMonth: 14_394,
    since: "April 2025",
    source: "https://www.dcpsol.com/chandigarh-minimum-wages-april-2025",
  },
  "Union Territory of Puducherry": {
    aDay: 428,
    aMonth: 11_131,
    since: "September 2024",
    source: "https://www.sgcms.com/regulatory-updates/minimum-rate-of-wages-puducherry",
  },
  "Uttar Pradesh": {
    aDay: 423,
    aMonth: 11_020,
    since: "April 2025",
    source: "https://www.sbemanpower.com/2025/03/uttar-pradesh-minimum-wages-revised.html",
  },
  Uttarakhand: {
    aDay: 476,
    aMonth: 12_391,
    since: "April 2024",
    source: "https://simpliance.in/India/LEI/minimum_wages/state-wise-details/uttarakhand",
  },
  "West Bengal": {
    aDay: 375,
    aMonth: 9_760,
    since: "July 2025",
    source: "https://dcpsol.com/west-bengal-minimum-wages-july-2025",
  },
};
