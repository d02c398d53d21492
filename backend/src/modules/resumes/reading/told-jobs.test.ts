import { jobsOf } from "../../../test/files/read-resume-text";

describe("jobs told in other ways (RESF-06)", () => {
  const TOLD: [string, (string | null)[][]][] = [
    [
      "Process Associate\niEnergizer\nNov 2019 to Sep 2020\nHandled calls.\nAssociate at eClerx  2017 - 2019",
      [
        ["Process Associate", "iEnergizer", "2019-11", "2020-09"],
        ["Associate", "eClerx", "2017", "2019"],
      ],
    ],
    [
      "• Delivery Partner at Zomato – 2 years 3 months (working now)\n• Delivery Boy in Ekart Logistics – 8 months",
      [
        ["Delivery Partner", "Zomato", null, null],
        ["Delivery Boy", "Ekart Logistics", null, null],
      ],
    ],
    [
      "## Regional Sales Manager, Dabur India Ltd.  Apr 2021 – Present\n## Key Result Areas:\n• Driving sales\n## Highlights:\n" +
        "• Won an award\n## Sales Officer, Marico Ltd.  2013 – 2017\n• Managed stock",
      [
        ["Regional Sales Manager", "Dabur India Ltd.", "2021-04", "now"],
        ["Sales Officer", "Marico Ltd.", "2013", "2017"],
      ],
    ],
    [
      "Security Supervisor, SIS India Limited  03/2022 – present\nManages 46 guards.\n## Indian Army\nSubedar  01/2016 – 01/2022\n" +
        "Havildar  07/2002 – 12/2015",
      [
        ["Security Supervisor", "SIS India Limited", "2022-03", "now"],
        ["Subedar", "Indian Army", "2016-01", "2022-01"],
        ["Havildar", "Indian Army", "2002-07", "2015-12"],
      ],
    ],
    [
      "State Bank of India, Bhubaneswar Circle\nSenior Associate, Saheed Nagar Branch  06/2019 – ongoing\n• Handled customers\n" +
        "Associate, Cuttack Main Branch  04/2014 – 05/2019",
      [
        ["Senior Associate", "State Bank of India", "2019-06", "now"],
        ["Associate", "State Bank of India", "2014-04", "2019-05"],
      ],
    ],
    [
      "• Billing Operator, Shri Ganesh Kirana & General Stores, Raipur, since 2019\n" +
        "• Counter Salesman, Big Bazaar, Raipur, 2017 to 2019\n• Exam in-charge since 2018",
      [
        ["Billing Operator", "Shri Ganesh Kirana & General Stores", "2019", "now"],
        ["Counter Salesman", "Big Bazaar", "2017", "2019"],
      ],
    ],
    [
      "1. TATA PROJECTS LTD., ANGUL\nAS HYDRA OPERATOR\nFROM 05.01.2013 TO 31.07.2018",
      [["HYDRA OPERATOR", "TATA PROJECTS LTD.", "2013-01-05", "2018-07-31"]],
    ],
    [
      "நிறுவனம்  பணி  காலம்\nகே.பி.என். டிராவல்ஸ், சேலம்  பேருந்து ஓட்டுநர்  2011 - 2018",
      [["பேருந்து ஓட்டுநர்", "கே.பி.என். டிராவல்ஸ்", "2011", "2018"]],
    ],
    [
      "Kahan kaam kiya  Kaunsa kaam  Kab se kab tak\nSutlej Goods Carrier  Truck Driver  Aug 2021 se ab tak",
      [["Truck Driver", "Sutlej Goods Carrier", "2021-08", "now"]],
    ],
    [
      "PhonePe  Oct 2019 – Present\nSenior Product Manager (Jan 2022 – Present)\n• Own the roadmap\n• Lead a team\n" +
        "Product Manager (Oct 2019 – Dec 2021)\n• Launched a wallet\nNykaa\nAssociate Product Manager (Jun 2017 – Sep 2019)\n" +
        "• Ran tests\nOracle\nApplication Engineer (Jul 2013 – May 2015)\n• Wrote code",
      [
        ["Senior Product Manager", "PhonePe", "2022-01", "now"],
        ["Product Manager", "PhonePe", "2019-10", "2021-12"],
        ["Associate Product Manager", "Nykaa", "2017-06", "2019-09"],
        ["Application Engineer", "Oracle", "2013-07", "2015-05"],
      ],
    ],
    [
      "Worked as Chief Manager at Indian Bank from 2013 to May 2018 (Anna Salai Branch) and superannuated on 31st May 2018.\n" +
        "4.  After retirement, worked as Credit Consultant at Sundaram Finance Ltd from January 2019 to December 2023.",
      [
        ["Chief Manager", "Indian Bank", "2013", "2018-05"],
        ["Credit Consultant", "Sundaram Finance Ltd", "2019-01", "2023-12"],
      ],
    ],
    [
      "Served in Indian Army from Mar 1994 to Mar 2018 (24 years) and retired as Naib Subedar.",
      [["Naib Subedar", "Indian Army", "1994-03", "2018-03"]],
    ],
    [
      "Delivery Partner in Swiggy (3 years)\nDelivery Boy in Sri Krishna Courier (2021 – 2022)",
      [
        ["Delivery Partner", "Swiggy", null, null],
        ["Delivery Boy", "Sri Krishna Courier", "2021", "2022"],
      ],
    ],
    [
      "2 yrs as Helper in Bajaj Auto\nWorked 3 years at Sai Travels as a Driver\nOperator, Om Plastics Pvt Ltd  Jan 2019 - Mar 2021",
      [
        ["Helper", "Bajaj Auto", null, null],
        ["Driver", "Sai Travels", null, null],
        ["Operator", "Om Plastics Pvt Ltd", "2019-01", "2021-03"],
      ],
    ],
    [
      "02/2020–  Senior Design Engineer, Roots Industries India Limited, Coimbatore\npresent { Horn parts in Creo\n" +
        "12/2016–  Design Engineer, Pricol Limited, Coimbatore\n01/2020 { Cluster housings, DFMEA",
      [
        ["Senior Design Engineer", "Roots Industries India Limited", "2020-02", "now"],
        ["Design Engineer", "Pricol Limited", "2016-12", "2020-01"],
      ],
    ],
    [
      "Marketing Intern, Rajasthan Patrika, Jaipur (June 2022 - July 2022)",
      [["Marketing Intern", "Rajasthan Patrika", "2022-06", "2022-07"]],
    ],
    [
      "Officer – Branch Operations @ ICICI Bank, Howrah branch  2014 - 2018",
      [["Officer – Branch Operations", "ICICI Bank", "2014", "2018"]],
    ],
    [
      "Period  Name of Employer  Work\n2019 to date  Gati-KWE, Ludhiana  Driver (32 ft. multi axle)\n2010 to 2013  New Punjab Taxi Service  Taxi Driver",
      [
        ["Driver (32 ft. multi axle)", "Gati-KWE", "2019", "now"],
        ["Taxi Driver", "New Punjab Taxi Service", "2010", "2013"],
      ],
    ],
    [
      "Data Entry Operator (contract, through Quess Corp)\nPuducherry Smart City Development Ltd  Jan 2020 - Mar 2021",
      [["Data Entry Operator", "Puducherry Smart City Development Ltd", "2020-01", "2021-03"]],
    ],
    [
      "In-plant Trainee, Sakthi Auto Component, Perundurai, June 2024 (15 days)",
      [["In-plant Trainee", "Sakthi Auto Component", "2024-06", "2024-06"]],
    ],
    [
      "Godrej & Boyce\n9 years 3 months\nVice President - Human Resources\nMay 2016 - December 2020\nGeneral Manager - Talent\nOctober 2011 - May 2016",
      [
        ["Vice President - Human Resources", "Godrej & Boyce", "2016-05", "2020-12"],
        ["General Manager - Talent", "Godrej & Boyce", "2011-10", "2016-05"],
      ],
    ],
    [
      "2021 - 2023  HR Executive, Randstad India\n2019 - 2021  Career break for family care and studies",
      [["HR Executive", "Randstad India", "2021", "2023"]],
    ],
    [
      "Om Sai Roadlines, Khanna (Aug. 2016 – as on date)\nDesignation: Fleet Manager",
      [["Fleet Manager", "Om Sai Roadlines", "2016-08", "now"]],
    ],
    [
      "The Telegraph — Trainee Sub-editor\nKolkata, Jun ’18 – Jul ’19",
      [["Trainee Sub-editor", "The Telegraph", "2018-06", "2019-07"]],
    ],
    [
      "## Guest Service Associate\nThe Lalit Great Eastern, Kolkata\nJuly 2017 – Dec 2019\n• Worked in reception",
      [["Guest Service Associate", "The Lalit Great Eastern", "2017-07", "2019-12"]],
    ],
    [
      "## • Laxmipati Sarees Pvt. Ltd., Surat\nLine Supervisor, from 2012 to 2016\nLooking after a line.\n## • Shree Ganesh Garments, Udhna\nTailor, from 2009 to 2012",
      [
        ["Line Supervisor", "Laxmipati Sarees Pvt. Ltd.", "2012", "2016"],
        ["Tailor", "Shree Ganesh Garments", "2009", "2012"],
      ],
    ],
    [
      "Trainer, 365 Days Fitness Studio  6 - 2019 to 8 - 2021\n• 5 years of experience in sales as well as service",
      [["Trainer", "365 Days Fitness Studio", "2019-06", "2021-08"]],
    ],
    [
      "Machine Operator, Bosch Ltd, Nashik 03/2019-02/2021",
      [["Machine Operator", "Bosch Ltd", "2019-03", "2021-02"]],
    ],
    ["Bouncer - Club 9 - 2021 onwards", [["Bouncer", "Club 9", "2021", "now"]]],
    [
      "Picker, Amazon (through Quess Corp)  Jan 2020 - Mar 2021",
      [["Picker", "Amazon", "2020-01", "2021-03"]],
    ],
    [
      "Helper, Om Traders – 2 years\nDriver, Sai Travels – 3 years",
      [
        ["Helper", "Om Traders", null, null],
        ["Driver", "Sai Travels", null, null],
      ],
    ],
    [
      "Company  City  Position  From  To\nGulf Steel  Doha  Welder  01/2011  06/2019\nBHEL  Trichy  Apprentice Welder  10/2009  10/2010\n## WELDING POSITIONS\n• 6G\n• 3G",
      [
        ["Welder", "Gulf Steel", "2011-01", "2019-06"],
        ["Apprentice Welder", "BHEL", "2009-10", "2010-10"],
      ],
    ],
    [
      "संस्था  पद  कब से  कब तक\nजीविका समूह  सिलाई प्रशिक्षक  जनवरी 2016  मार्च 2019",
      [["सिलाई प्रशिक्षक", "जीविका समूह", "2016-01", "2019-03"]],
    ],
    [
      "Teacher, City School  2015 - Present\n• Exam in-charge for middle school since 2019\n• Class teacher of VIII B since 2019",
      [["Teacher", "City School", "2015", "now"]],
    ],
    [
      "Staff Nurse  Mary Queens Mission Hospital, Kanjirappally  2016 - 2018",
      [["Staff Nurse", "Mary Queens Mission Hospital", "2016", "2018"]],
    ],
    [
      "## Rang Fashion Retail Ltd  Apr 16 – Present\nStore Manager, Kolkata & Asansol  Jan 22 – Present\n• Opened a store\n" +
        "## Department Manager, Kolkata  Jan 19 – Dec 21\n• Roster and stock audits\n## Fashion Assistant, Kolkata  Apr 16 – Dec 18\n" +
        "• Billing\n## Sole Story Footwear  Feb 14 – Mar 16\n## Sales Associate, Howrah\n• Counter sales",
      [
        ["Store Manager", "Rang Fashion Retail Ltd", "2022-01", "now"],
        ["Department Manager", "Rang Fashion Retail Ltd", "2019-01", "2021-12"],
        ["Fashion Assistant", "Rang Fashion Retail Ltd", "2016-04", "2018-12"],
        ["Sales Associate", "Sole Story Footwear", "2014-02", "2016-03"],
      ],
    ],
    [
      "QuickBasket\n4 years 11 months\nSenior Data Analyst\nApril 2023 - Present (2 years 8 months)\nBengaluru, Karnataka, India\n" +
        "Own the weekly dashboards for the supply team.\nData Analyst\nJanuary 2021 - April 2023 (2 years 4 months)\nBengaluru, Karnataka, India",
      [
        ["Senior Data Analyst", "QuickBasket", "2023-04", "now"],
        ["Data Analyst", "QuickBasket", "2021-01", "2023-04"],
      ],
    ],
    [
      "Accountant, Tata Steel Ltd  Jan 2019 - Present\n• Books and GST\n• Accounts Clerk, Sai Traders Pvt Ltd  2015 - 2018\n• Cashier, Big Bazaar  2012 - 2015",
      [
        ["Accountant", "Tata Steel Ltd", "2019-01", "now"],
        ["Accounts Clerk", "Sai Traders Pvt Ltd", "2015", "2018"],
        ["Cashier", "Big Bazaar", "2012", "2015"],
      ],
    ],
    [
      "Nurse, Apollo Hospital  2020 - Present\nCareer break (2018 - 2020), raising a child\nStaff Nurse, Fortis Hospital  2015 - 2018",
      [
        ["Nurse", "Apollo Hospital", "2020", "now"],
        ["Staff Nurse", "Fortis Hospital", "2015", "2018"],
      ],
    ],
    [
      "Presently working as Medical Representative in Mankind Pharma, Jabalpur since last 4 years\nWorked as Pharmacist in Apollo Pharmacy, Rewa for 2 years",
      [
        ["Medical Representative", "Mankind Pharma", null, null],
        ["Pharmacist", "Apollo Pharmacy", null, null],
      ],
    ],
    [
      "Independent — Freelance Journalist\nJANUARY 2020 - PRESENT\nBrand & Packaging Designer\nFreelance | 2015 - 2019\nBeautician, Self employed, 2010 to 2014",
      [
        ["Freelance Journalist", "Independent", "2020-01", "now"],
        ["Brand & Packaging Designer", "Freelance", "2015", "2019"],
        ["Beautician", "Self employed", "2010", "2014"],
      ],
    ],
    [
      "SAP Consultant\nRandstad India (Client: Bosch Limited)  2019 – 2022",
      [["SAP Consultant", "Randstad India", "2019", "2022"]],
    ],
    [
      "Uttar Pradesh Public Works Department\nJunior Engineer (12/1998 to 08/2007) → Executive Engineer (08/2007 to 03/2021)",
      [
        ["Junior Engineer", "Uttar Pradesh Public Works Department", "1998-12", "2007-08"],
        ["Executive Engineer", "Uttar Pradesh Public Works Department", "2007-08", "2021-03"],
      ],
    ],
    [
      "Visual Designer at Studio Kapaas, Lucknow  Jul 2020 → Jan 2022",
      [["Visual Designer", "Studio Kapaas", "2020-07", "2022-01"]],
    ],
    [
      "Staff Nurse, Dar Al Shifa Hospital, Hawally, Kuwait  2016 - 2018",
      [["Staff Nurse", "Dar Al Shifa Hospital", "2016", "2018"]],
    ],
    [
      "Weaver, Loyal Textile Mills, Erode (2013 முதல் இன்று வரை)",
      [["Weaver", "Loyal Textile Mills", "2013", "now"]],
    ],
    [
      "Sales Executive\nTrident Homes Realty-Zirakpur, Punjab\nMay 2019 to Present",
      [["Sales Executive", "Trident Homes Realty", "2019-05", "now"]],
    ],
    [
      "Adviser, Ganga Life Ltd  2018 - Present\n• Brought ₹ 2.1 crore first year premium in FY 2023-24\n• Coordinator of the desk since 2021.",
      [["Adviser", "Ganga Life Ltd", "2018", "now"]],
    ],
    [
      "Team Leader, Vox BPO  2015 - 2019\nCareer Break\nJuly 2019 – December 2024: family care",
      [["Team Leader", "Vox BPO", "2015", "2019"]],
    ],
    [
      "सीएनसी ऑपरेटर, भैरव ऑटो कंपोनंट्स प्रा. लि., चाकण\nजून २०२० ते आजपर्यंत\nमशीन ऑपरेटर, शिवनेरी इंजिनिअरिंग\nऑगस्ट २०१७ ते मे २०२०",
      [
        ["सीएनसी ऑपरेटर", "भैरव ऑटो कंपोनंट्स प्रा. लि.", "2020-06", "now"],
        ["मशीन ऑपरेटर", "शिवनेरी इंजिनिअरिंग", "2017-08", "2020-05"],
      ],
    ],
  ];
  it.each(TOLD)("reads '%s'", (section, jobs) => {
    expect(jobsOf(section)).toEqual(jobs);
  });
});
