import { internship, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const dataTrade = tradeFamily({
  pattern: "office",
  partTime: 0.02,
  contract: 0.1,
  hybrid: 0.4,
  isRemoteFriendly: true,
  maxOpenings: 2,
  skills: ["statistics", "data cleaning", "clear reporting"],
  education: [
    "A degree in statistics, mathematics, economics, engineering or computers",
    "Any graduate degree with strong numbers",
    "B.Tech, B.Stat, M.Sc. or equivalent experience",
  ],
  purposes: [
    "The figures you prepare decide what we change in {system} and what we leave alone.",
    "You will work with people from sales, operations and engineering who depend on good figures.",
    "We have several years of data about how {customers} use {system}, and much of it has never been looked at.",
  ],
  duties: [
    "Check where a figure comes from before it is shown to anyone.",
    "Agree with each team on what a word such as 'active' means, and write it down.",
    "Explain results to people who do not work with numbers all day.",
    "Keep personal data safe and ask for no more of it than the question needs.",
  ],
  leadDuties: [
    "Plan the team's quarter with the heads of the other teams.",
    "Review the work of younger analysts and engineers.",
  ],
  requirements: [
    "The habit of doubting a figure that looks too good",
    "Clear written English, with the result in the first line",
    "Care with personal data",
  ],
  managers: ["head of data", "analytics manager", "chief technology officer"],
});

const dataAnalyst = dataTrade({
  id: "data-analyst",
  craft: "data analysis",
  levels: [
    internship(["Data Analyst Intern"], 10000, 22000, 0.4),
    perYear(["Junior Data Analyst", "MIS Executive"], ["0–1", "0–2", "1–2"], 3, 5.5),
    perYear(["Data Analyst"], ["2–4", "2–5", "3–5"], 5.5, 12, 1.5),
    perYear(["Senior Data Analyst"], ["5–8", "6–9"], 12, 22, 0.6),
  ],
  skills: ["SQL", "Excel", "Power BI", "Tableau", "Python", "dashboards", "A/B testing", "Google Sheets"],
  duties: [
    "Prepare the weekly and monthly reports and make them run by themselves.",
    "Build dashboards that answer the question people ask most.",
    "Write SQL to find out why a figure moved.",
    "Compare what was forecast with what happened.",
    "Work out when {customers} stop using {system}, and why.",
    "Replace spreadsheets passed by e-mail with one shared source.",
  ],
});

const dataEngineer = dataTrade({
  id: "data-engineer",
  craft: "data engineering",
  levels: [
    perYear(["Data Engineer"], ["2–4", "3–5", "3–6"], 9, 20, 1.4),
    perYear(["Senior Data Engineer"], ["5–8", "6–9"], 20, 36, 0.8),
    internship(["Data Engineering Intern"], 12000, 28000, 0.2),
  ],
  skills: [
    "SQL",
    "Python",
    "Spark",
    "Airflow",
    "Kafka",
    "data modelling",
    "AWS",
    "dbt models",
    "data warehouses",
  ],
  duties: [
    "Build the pipelines that bring data from {system} into the warehouse.",
    "Notice late or missing data before the analysts do.",
    "Model tables so that common questions need one join and not seven.",
    "Keep the cost of storage and queries within the budget.",
    "Write tests for data as others write tests for code.",
    "Remove personal details before data reaches the analysts.",
  ],
});

const dataScientist = dataTrade({
  id: "data-scientist",
  craft: "applied machine learning",
  levels: [
    internship(["Data Science Intern", "Machine Learning Intern"], 15000, 32000, 0.35),
    perYear(["Data Scientist", "Machine Learning Engineer"], ["2–4", "3–5", "3–6"], 10, 24, 1.3),
    perYear(["Senior Data Scientist", "Senior Machine Learning Engineer"], ["5–8", "7–10"], 24, 42, 0.7),
  ],
  skills: [
    "Python",
    "machine learning",
    "scikit-learn",
    "PyTorch",
    "SQL",
    "experiment design",
    "natural language processing",
    "time series",
  ],
  duties: [
    "Start with the simplest model and add to it only when it pays.",
    "Forecast demand so that operations can plan ahead.",
    "Design experiments and say plainly when a result is not clear.",
    "Bring models into {system} together with the engineers.",
    "Watch models after release and retire those that no longer help.",
    "Check that a model treats different groups of people fairly.",
  ],
});

export const DATA_TRADES: Trade[] = [dataAnalyst, dataEngineer, dataScientist];
