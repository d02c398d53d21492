import { internship, perYear, tradeFamily } from "./trade";
import type { Level, Trade } from "./trade";

const softwareTrade = tradeFamily({
  pattern: "office",
  partTime: 0.02,
  contract: 0.1,
  hybrid: 0.45,
  isRemoteFriendly: true,
  maxOpenings: 4,
  skills: ["Git", "code review", "debugging", "SQL"],
  education: [
    "B.E., B.Tech, MCA or equivalent work you can show us",
    "A degree in computer science or a related field, or a portfolio of real projects",
    "Any graduate degree; what you have built matters more to us",
  ],
  purposes: [
    "You will work on {system}, which {customers} use every day.",
    "The work is on {system}, from the first sketch of a feature to the day it is in use.",
    "Most of your time will go into new features for {system}; the rest goes into keeping it healthy.",
    "You will have a say in how {system} is built, and you will see your work in use within weeks.",
    "We are rebuilding parts of {system} this year, and this role is part of that work.",
  ],
  duties: [
    "Read the code of others with care and give clear, kind reviews.",
    "Break larger pieces of work into steps that can be released one at a time.",
    "Find out why something failed in production and make sure it does not fail that way again.",
    "Write down decisions so that the next person understands them.",
    "Talk with the support team to learn what troubles {customers}.",
    "Estimate your work honestly and say early when a date is at risk.",
    "Take your turn, about one week in six, in looking after the running system.",
  ],
  leadDuties: [
    "Guide two or three younger engineers and review their designs.",
    "Own the technical plan of a whole area and explain it to people outside engineering.",
    "Take part in interviews and help new colleagues settle in.",
  ],
  requirements: [
    "Clear written English for code reviews and short design notes",
    "The habit of testing your own work before others do",
    "Willingness to ask when a requirement is unclear",
    "Comfort with working in short cycles and showing unfinished work",
  ],
  managers: ["engineering manager", "head of engineering", "technical lead", "chief technology officer"],
});

/** The usual steps of an engineer's career, in LPA. */
function engineerLevels(title: string, lift = 1): Level[] {
  return [
    internship([`${title} Intern`], 12000, 30000, 0.35),
    perYear([`Junior ${title}`, `Associate ${title}`], ["0–1", "0–2", "1–2"], 3.5 * lift, 7.5 * lift, 0.9),
    perYear([title], ["1–3", "2–4", "2–5", "3–5"], 6 * lift, 17 * lift, 1.7),
    perYear([`Senior ${title}`], ["4–7", "5–8", "6–9"], 16 * lift, 32 * lift, 1.1),
    perYear([`Lead ${title}`], ["7–10", "8–12", "10+"], 26 * lift, 44 * lift, 0.3),
  ];
}

const softwareEngineer = softwareTrade({
  id: "software-engineer",
  craft: "software development",
  levels: [
    internship(["Software Engineer Intern", "Software Engineering Intern"], 12000, 30000, 0.35),
    perYear(["Graduate Software Engineer"], ["Fresher"], 3.5, 6.5, 0.35),
    perYear(["Junior Software Engineer", "Associate Software Engineer"], ["0–1", "0–2", "1–2"], 4, 8, 0.6),
    perYear(["Software Engineer", "Software Engineer II"], ["1–3", "2–4", "2–5", "3–5"], 7, 18, 1.8),
    perYear(["Senior Software Engineer"], ["4–7", "5–8", "6–9"], 17, 34, 1.1),
    perYear(["Lead Software Engineer", "Principal Software Engineer"], ["8–12", "9–13", "10+"], 30, 48, 0.3),
  ],
  skills: [
    "data structures",
    "REST APIs",
    "TypeScript",
    "Node.js",
    "Java",
    "Python",
    "Go",
    "PostgreSQL",
    "unit testing",
    "system design",
    "Docker",
    "AWS",
  ],
  duties: [
    "Design, write and test the services behind {system}.",
    "Improve how fast {system} answers when thousands of people use it at once.",
    "Build features together with a designer and a product manager, from idea to release.",
    "Add the tests that let us release every day without fear.",
    "Move older parts of {system} to simpler designs, a piece at a time.",
    "Build the interfaces through which partners connect to {system}.",
  ],
});

const javaDeveloper = softwareTrade({
  id: "java-developer",
  craft: "backend development with Java",
  levels: engineerLevels("Java Developer"),
  skills: [
    "Java",
    "Spring Boot",
    "Hibernate",
    "microservices",
    "Kafka",
    "MySQL",
    "JUnit",
    "Maven",
    "REST APIs",
  ],
  duties: [
    "Write Java services with Spring Boot and keep them covered by tests.",
    "Tune queries and indexes where a page of {system} is slow.",
    "Connect {system} with the services of banks, carriers and other partners.",
    "Keep the versions of Java and of our libraries up to date.",
    "Watch memory and response times of the services and act on what you see.",
    "Model new parts of the business in code that reads well a year later.",
  ],
});

const pythonDeveloper = softwareTrade({
  id: "python-developer",
  craft: "backend development with Python",
  levels: engineerLevels("Python Developer"),
  skills: ["Python", "Django", "FastAPI", "PostgreSQL", "Redis", "Celery", "REST APIs", "pytest", "Docker"],
  duties: [
    "Write Python services and scheduled jobs for {system}.",
    "Design tables and queries that stay fast as our data grows.",
    "Build imports and exports that {customers} can rely on.",
    "Automate the tasks that the operations team still does by hand.",
    "Write tests first where a mistake would be costly.",
    "Keep the API documents in step with the code.",
  ],
});

const frontendDeveloper = softwareTrade({
  id: "frontend-developer",
  craft: "frontend development",
  levels: engineerLevels("Frontend Developer"),
  skills: [
    "React",
    "JavaScript",
    "TypeScript",
    "HTML and CSS",
    "web accessibility",
    "Redux",
    "Jest",
    "web performance",
  ],
  duties: [
    "Build the screens of {system} with React and TypeScript.",
    "Turn designs into pages that work well on a small phone with a slow connection.",
    "Keep the shared components tidy, documented and tested.",
    "Measure how quickly pages load and remove what slows them down.",
    "Make every screen usable by keyboard and screen reader.",
    "Work with the designers on details before and after a release.",
  ],
});

const fullStackDeveloper = softwareTrade({
  id: "full-stack-developer",
  craft: "full stack web development",
  levels: engineerLevels("Full Stack Developer"),
  skills: [
    "JavaScript",
    "Node.js",
    "React",
    "Express",
    "MongoDB",
    "PostgreSQL",
    "GraphQL",
    "Docker",
    "HTML and CSS",
  ],
  duties: [
    "Build features of {system} from the database to the screen.",
    "Agree with the product manager on the smallest version worth releasing.",
    "Write APIs that the web and the mobile app share.",
    "Fix defects that {customers} report, and tell them when it is done.",
    "Set up previews so that others can try your work before it is merged.",
    "Keep both sides, server and browser, covered by tests.",
  ],
});

const androidDeveloper = softwareTrade({
  id: "mobile-developer",
  craft: "mobile app development",
  levels: [
    ...engineerLevels("Android Developer"),
    ...engineerLevels("Flutter Developer", 0.95),
    ...engineerLevels("iOS Developer", 1.05),
    ...engineerLevels("React Native Developer"),
  ],
  skills: [
    "mobile app design",
    "REST APIs",
    "Kotlin",
    "Swift",
    "React Native",
    "Flutter",
    "Dart",
    "Firebase",
    "app store releases",
    "offline storage",
  ],
  duties: [
    "Build and release the mobile app of {system}.",
    "Make the app work on low-priced phones and weak networks.",
    "Track crashes after each release and fix the frequent ones first.",
    "Keep the size of the app small and its start quick.",
    "Add notifications and offline screens where {customers} need them.",
    "Test on real devices, not only on the emulator.",
  ],
});

const dotnetDeveloper = softwareTrade({
  id: "dotnet-developer",
  craft: "software development with .NET",
  levels: engineerLevels(".NET Developer", 0.92),
  skills: [
    "C#",
    ".NET Core",
    "ASP.NET",
    "Entity Framework",
    "SQL Server",
    "Azure",
    "REST APIs",
    "unit testing",
  ],
  duties: [
    "Write and maintain .NET services for {system}.",
    "Move older modules to the current version of .NET.",
    "Write stored procedures and reports where they are the simplest answer.",
    "Connect {system} with accounting and e-mail services.",
    "Investigate problems reported by {customers} and explain the cause in plain words.",
    "Prepare releases and check them on the test servers.",
  ],
});

export const SOFTWARE_TRADES: Trade[] = [
  softwareEngineer,
  javaDeveloper,
  pythonDeveloper,
  frontendDeveloper,
  fullStackDeveloper,
  androidDeveloper,
  dotnetDeveloper,
];
