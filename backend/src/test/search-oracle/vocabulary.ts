import { placeById } from "../../modules/places/gazetteer";
import { type Point, pointOf } from "../../modules/places/nearby-places";
import { readPlaces } from "../../modules/places/read-places";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../../modules/jobs/job/job.enums";

/** Few words, so that random searches find something, and the ones that are hard to tell apart. */
export const TITLES = [
  "Staff Nurse",
  "Night Nurse",
  "Nurses",
  "Developer",
  "Senior Developer (React)",
  "Business Development - Retail",
  "Front-end Developer",
  "Frontend Developer, Night Shift",
  "Full Stack Developer",
  "C++ Developer",
  "C# Engineer",
  "Graduate Engineer",
  "Node.js Engineer",
  "Accountant",
  "Accounts Assistant",
  "Cook",
];
export const SKILLS = ["React", "react", "SQL", "Node.js", "C++", "First aid", "Night shift", "Tally"];
export const COMPANIES = ["Kaveri Works", "Night Owl Care", "React Labs", "Tally & Sons"];
const idOf = (text: string): number => {
  const [place] = readPlaces(text).places;
  if (!place) throw new Error(`The gazetteer has no ${text}.`);
  return place.id;
};
/** Several cities have an "MG Road", two states meet in "Delhi NCR", and "Thane" is the city of "Thane West". */
const TOWNS = [
  ...[
    "Pune",
    "Kothrud, Pune",
    "Thane",
    "Thane West, Thane",
    "Navi Mumbai",
    "Bangalore",
    "HSR Layout, Bangalore",
  ],
  ...["MG Road, Bangalore", "MG Road, Kochi", "Kochi", "Noida", "Gurgaon", "MG Road, Gurgaon"],
].map(idOf);
export const WIDE = ["Maharashtra", "Mumbai Metropolitan Region", "Delhi NCR", "Uttar Pradesh", "India"].map(
  idOf,
);
export const PLACES = [...TOWNS, ...TOWNS, ...WIDE];
/** India is no place to look in: all jobs are there. */
export const SOUGHT = [...TOWNS, ...WIDE.slice(0, -1), ...["Karnataka", "Surat"].map(idOf)];
/** On places of jobs, beside them, and far from all. */
export const POINTS: readonly Point[] = [
  ...TOWNS.flatMap((id) => placeById(id) ?? []).flatMap((place) => pointOf(place) ?? []),
  { latitude: 18.52, longitude: 73.86 },
  { latitude: 12.95, longitude: 77.6 },
  { latitude: 28.6, longitude: 77.2 },
  { latitude: 15, longitude: 75 },
  { latitude: -40, longitude: 170 },
];
export const NAMES = ["MG Road", "mg road", "THANE", "Pune", "Camp", "Nowhere"];
export const TEXTS = [
  "nurse",
  "nurses",
  "night",
  "night nurse",
  "developer",
  "development",
  "front end developer",
  "node",
  "nodejs engineer",
  "c++",
  "c",
  "accounts",
  "react labs",
  "senior react developer",
  "absentee",
  "12th pass nurse",
  "pass",
  "graduate",
  "iti",
  "any",
  "part time nurse",
  "work from home",
  "fresher developer",
  '"night nurse"',
  'senior "developer"',
  "!!",
];
/** What people type while they look for a title. */
export const TYPED = [
  "nur",
  "develper",
  "acount",
  "rect",
  "camp",
  "hsr",
  "thane",
  "pune",
  "navi",
  "bang",
  "x",
];
export const TYPES = Object.values(JobType);
export const EDUCATIONS = Object.values(Education);
export const SHIFTS = Object.values(Shift);
export const ENGLISH_LEVELS = Object.values(EnglishLevel);
export const WORK_MODES = Object.values(WorkMode);
/** Rupees a year: on the index's steps, between them, and beyond the last. */
export const PAY = [
  1, 100_000, 123_456, 250_000, 312_345, 500_000, 777_777, 1_200_000, 19_999_999, 45_000_000,
];
