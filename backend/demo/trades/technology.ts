import { internship, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const technologyTrade = tradeFamily({
  pattern: "office",
  partTime: 0.02,
  contract: 0.14,
  hybrid: 0.35,
  isRemoteFriendly: true,
  maxOpenings: 3,
  skills: ["SQL", "documentation", "problem solving"],
  education: [
    "A degree or diploma in computers, or experience that makes up for it",
    "B.Sc. (IT), BCA, B.Tech or equivalent",
    "Any graduate degree with good practical knowledge",
  ],
  purposes: [
    "You will help keep {system} dependable for {customers}.",
    "The team is small, so you will see the whole of {system} and not only a corner of it.",
    "Your work decides how calm our release days are.",
  ],
  duties: [
    "Keep notes and guides current so that others can follow them at night.",
    "Suggest where a manual step can be automated, and automate it.",
    "Look into problems together with the developers until the cause is known.",
    "Tell colleagues in plain words what went wrong and what will change.",
  ],
  leadDuties: [
    "Plan the work of the team and stand in for the manager during leave.",
    "Train new colleagues and review their work.",
  ],
  requirements: [
    "A calm and orderly way of working when something breaks",
    "Clear spoken and written English",
    "Patience in explaining technical matters to others",
  ],
  managers: ["engineering manager", "head of technology", "IT manager", "operations manager"],
});

const tester = technologyTrade({
  id: "tester",
  craft: "software testing",
  levels: [
    internship(["QA Intern"], 10000, 20000, 0.3),
    perYear(["QA Tester", "Junior QA Engineer"], ["0–1", "0–2"], 3, 5.5),
    perYear(["QA Engineer", "Software Test Engineer"], ["2–4", "3–5"], 5.5, 12, 1.4),
    perYear(["Senior QA Engineer", "Test Automation Engineer"], ["5–8", "6–9"], 12, 22, 0.8),
  ],
  skills: [
    "test planning",
    "manual testing",
    "Selenium",
    "Playwright",
    "API testing",
    "Postman",
    "JMeter",
    "defect tracking",
  ],
  duties: [
    "Write test cases from the requirements before the code is ready.",
    "Automate the checks that are repeated at every release.",
    "Try {system} the way {customers} use it, on the devices they have.",
    "Describe defects so that a developer can see them at once.",
    "Measure how {system} behaves under load before busy days.",
    "Decide with the team whether a release is good enough.",
  ],
});

const devopsEngineer = technologyTrade({
  id: "devops-engineer",
  craft: "running production systems",
  levels: [
    internship(["DevOps Intern"], 12000, 25000, 0.2),
    perYear(["DevOps Engineer", "Cloud Engineer"], ["2–4", "3–5"], 8, 18, 1.3),
    perYear(["Senior DevOps Engineer", "Site Reliability Engineer"], ["5–8", "6–10"], 18, 34, 0.9),
  ],
  skills: [
    "Linux",
    "AWS",
    "Docker",
    "Kubernetes",
    "Terraform",
    "CI/CD",
    "Prometheus",
    "shell scripting",
    "networking",
  ],
  duties: [
    "Keep the servers of {system} patched, watched and backed up.",
    "Build the pipelines that test and release our software.",
    "Try out restores from backup every month and write down how long they take.",
    "Lower the monthly cloud bill without making anything slower.",
    "Describe our servers as code so that a lost one can be rebuilt within the hour.",
    "Set alerts that wake people only when they can do something about it.",
  ],
});

const supportEngineer = technologyTrade({
  id: "it-support",
  craft: "IT support",
  isRemoteFriendly: false,
  hybrid: 0.05,
  levels: [
    internship(["IT Support Intern"], 8000, 14000, 0.3),
    perYear(["IT Support Executive", "Desktop Support Engineer"], ["0–1", "1–2", "1–3"], 2.2, 4, 1.4),
    perYear(["Network Engineer", "System Administrator"], ["2–4", "3–6"], 3.8, 8, 1),
    perYear(["IT Manager", "Senior System Administrator"], ["6–10", "8–12"], 9, 17, 0.3),
  ],
  skills: [
    "desktop support",
    "Windows administration",
    "networking",
    "printer and hardware repair",
    "Active Directory",
    "ticketing tools",
    "Linux",
    "firewalls",
  ],
  purposes: ["Colleagues will come to you whenever a computer, a printer or a password gives trouble."],
  duties: [
    "Set up laptops, phones and accounts for new colleagues.",
    "Answer support tickets in time and close them only when the user agrees.",
    "Keep the network and Wi-Fi of our {locality} {site} running.",
    "Keep a register of all machines, licences and warranties.",
    "Install updates and check every morning that the backups ran.",
    "Call vendors for repairs and follow up until they are done.",
  ],
});

const businessAnalyst = technologyTrade({
  id: "business-analyst",
  craft: "business analysis",
  levels: [
    internship(["Business Analyst Intern"], 12000, 22000, 0.25),
    perYear(["Associate Business Analyst"], ["0–2", "1–2"], 4, 7, 0.6),
    perYear(["Business Analyst"], ["2–4", "3–5", "3–6"], 7, 14, 1.3),
    perYear(["Senior Business Analyst"], ["5–8", "6–9"], 14, 24, 0.6),
  ],
  skills: [
    "requirements gathering",
    "process mapping",
    "Excel",
    "user stories",
    "stakeholder interviews",
    "Jira",
    "wireframing",
  ],
  duties: [
    "Sit with users and write down how they work today.",
    "Turn what you heard into short, testable requirements.",
    "Draw the flow of a process and find the steps nobody needs.",
    "Answer the developers' questions while they build.",
    "Check the finished feature against what was asked for.",
    "Prepare figures that show whether a change to {system} helped.",
  ],
});

const businessSystems = technologyTrade({
  id: "business-systems",
  craft: "business software",
  maxOpenings: 2,
  levels: [
    perYear(["SAP FICO Consultant", "SAP MM Consultant", "SAP ABAP Developer"], ["2–4", "3–6"], 6, 15, 1.2),
    perYear(["Salesforce Developer", "Salesforce Administrator"], ["1–3", "2–5"], 5, 14, 1),
    perYear(["Oracle Apps Consultant", "Senior SAP Consultant"], ["5–8", "6–10"], 15, 28, 0.5),
  ],
  skills: ["SAP", "Salesforce", "process mapping", "user training", "data migration", "reports"],
  duties: [
    "Set up {system} so that it follows how the departments really work.",
    "Write down each change and have its owner agree before it goes live.",
    "Move old records over and check the totals with accounts.",
    "Train {customers} in small groups and leave them a one-page guide.",
    "Answer the questions of the month's closing first.",
  ],
});

const productManager = technologyTrade({
  id: "product-manager",
  craft: "product management",
  contract: 0.03,
  maxOpenings: 1,
  levels: [
    internship(["Product Management Intern"], 15000, 30000, 0.2),
    perYear(["Associate Product Manager"], ["1–2", "1–3"], 8, 14, 0.7),
    perYear(["Product Manager"], ["3–5", "4–7"], 15, 28),
    perYear(["Senior Product Manager"], ["6–9", "8–12"], 28, 45, 0.5),
  ],
  skills: [
    "product planning",
    "user research",
    "A/B testing",
    "writing requirements",
    "analytics",
    "roadmaps",
    "Figma",
  ],
  purposes: ["You will decide, with the team, what {system} should do next and what it should not do."],
  duties: [
    "Speak with at least three of {customers} every week.",
    "Write short documents that say which problem we solve and how we will know.",
    "Keep the list of work in order and say no with a reason.",
    "Follow the figures of a release and report them, good or bad.",
    "Work with design and engineering on the smallest useful version.",
    "Prepare the sales and support teams for every change.",
  ],
  managers: ["head of product", "founder", "chief product officer"],
});

export const TECHNOLOGY_TRADES: Trade[] = [
  tester,
  devopsEngineer,
  supportEngineer,
  businessAnalyst,
  businessSystems,
  productManager,
];
