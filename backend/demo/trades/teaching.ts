import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const teaching = {
  pattern: "day",
  partTime: 0.16,
  contract: 0.07,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 3,
} as const;

const schoolTrade = tradeFamily({
  ...teaching,
  skills: ["lesson planning", "classroom management", "student assessment", "parent communication"],
  education: ["A graduate degree with B.Ed", "Graduate or postgraduate in the subject, with B.Ed"],
  purposes: [
    "Classes are kept to about thirty children, so you will know each of them.",
    "We care more about whether a child has understood than about how fast the book is finished.",
    "Teachers here share lessons and visit each other's classes twice a term.",
    "You will have time in the week for preparation, without substitution duty.",
  ],
  duties: [
    "Check notebooks and tests within the week and write a useful comment.",
    "Meet parents twice a term and speak honestly about progress.",
    "Help children who fall behind before the gap grows.",
    "Keep marks and attendance in {system}.",
    "Take part in the annual day, sports day or science fair.",
    "Treat every child with respect, without shouting or punishment.",
  ],
  leadDuties: [
    "Guide younger teachers and look at their lesson plans.",
    "Plan the year's syllabus for your subject.",
  ],
  requirements: [
    "Warmth with children, and firmness when needed",
    "Fluent English and the language of the place",
    "Readiness for a demonstration lesson at the interview",
    "A clean background check, as for all our staff",
  ],
  managers: ["principal", "vice principal", "academic coordinator"],
});

const learningTrade = tradeFamily({
  ...teaching,
  skills: ["parent communication", "student progress reports", "clear explanation"],
  education: ["Any graduate degree"],
  purposes: [
    "We measure ourselves by what {customers} can do at the end, not by how many we enrol.",
    "Batches are small, and you will know every student by name.",
    "Lesson material is ready, and you are free to improve it.",
  ],
  duties: [
    "Tell the coordinator early when a student loses interest.",
    "Keep attendance and marks in {system}.",
    "Speak with parents openly, also when the news is not good.",
    "Suggest what we could explain better next time.",
  ],
  leadDuties: ["Plan batches and timetables for the term.", "Train new colleagues in how we teach."],
  requirements: [
    "Patience with slow learners",
    "Clear spoken English and Hindi or the local language",
    "Punctuality, as a batch cannot wait",
  ],
  managers: ["centre head", "academic head", "academic coordinator"],
});

/** A trade for a school subject, so that title, skills and duties name the same subject. */
function subjectTeacher(id: string, subject: string, skills: string[], duties: string[]): Trade {
  return schoolTrade({
    id,
    craft: `teaching ${subject}`,
    levels: [
      internship([`${subject} Teaching Intern`], 6000, 10000, 0.15),
      perMonth([`${subject} Teacher`, `TGT ${subject} Teacher`], ["0–2", "1–3", "2–4"], 20000, 34000, 1.5),
      perYear([`Senior ${subject} Teacher`, `PGT ${subject} Teacher`], ["4–7", "5–8"], 4.5, 8, 0.6),
    ],
    skills,
    duties,
  });
}

const mathematicsTeacher = subjectTeacher(
  "mathematics-teacher",
  "Mathematics",
  ["mathematics", "problem solving", "board exam preparation", "geometry tools"],
  [
    "Teach Mathematics to classes 6 to 10 by the board's syllabus.",
    "Use drawings, objects and games before formulas.",
    "Prepare worksheets at three levels of difficulty.",
    "Go through old question papers with the tenth class.",
  ],
);

const scienceTeacher = subjectTeacher(
  "science-teacher",
  "Science",
  ["science", "laboratory demonstrations", "project work", "board exam preparation"],
  [
    "Teach Science with at least one experiment a week.",
    "Keep the laboratory safe and its stock listed.",
    "Guide pupils' projects for the science fair.",
    "Link the lesson with what children see at home and in the street.",
  ],
);

const englishTeacher = subjectTeacher(
  "english-teacher",
  "English",
  ["English grammar", "reading and writing", "phonics", "storytelling"],
  [
    "Teach English reading, writing and speaking to classes 3 to 8.",
    "Run the library hour and help each child choose a book.",
    "Correct essays with two comments that help and no red sea of marks.",
    "Prepare children for debates and plays.",
  ],
);

const computerTeacher = subjectTeacher(
  "computer-teacher",
  "Computer",
  ["computer basics", "Scratch and Python", "internet safety", "lab upkeep"],
  [
    "Teach computer basics and first programs to classes 4 to 9.",
    "Keep the computer lab running and report repairs.",
    "Teach children how to stay safe on the internet.",
    "Help other teachers to use the projector and the online classroom.",
  ],
);

const preschoolTeacher = schoolTrade({
  id: "preschool-teacher",
  craft: "early childhood education",
  levels: [
    internship(["Preschool Teaching Intern"], 6000, 9000, 0.25),
    perMonth(["Preschool Teacher", "Nursery Teacher"], ["Fresher", "0–1", "0–2", "1–3"], 14000, 23000, 1.5),
    perMonth(["Preschool Coordinator"], ["4–6", "5–8"], 26000, 40000, 0.3),
  ],
  skills: ["early childhood care", "storytelling", "rhymes and play", "art and craft", "child safety"],
  education: [
    "Graduate with NTT or Montessori training",
    "12th pass with a diploma in early childhood education",
  ],
  duties: [
    "Welcome children at the door and hand them over only to known persons.",
    "Tell stories, sing and play with children from two to five.",
    "Set out material that lets small hands try things alone.",
    "Send parents a short note each week about what the child enjoyed.",
    "Help with meals, rest and washing hands.",
  ],
});

const faculty = learningTrade({
  id: "coaching-faculty",
  craft: "teaching for entrance exams",
  partTime: 0.25,
  maxOpenings: 2,
  levels: [
    perMonth(["Academic Associate", "Doubt Solving Faculty"], ["Fresher", "0–1", "0–2"], 18000, 30000, 1.1),
    perYear(["Physics Faculty", "Chemistry Faculty", "Biology Faculty"], ["2–4", "3–5"], 5, 11, 1.3),
    perYear(["Senior Physics Faculty", "Senior Mathematics Faculty"], ["5–8", "7–10"], 11, 20, 0.4),
  ],
  skills: [
    "entrance exam teaching",
    "subject depth",
    "question setting",
    "doubt clearing",
    "test analysis",
    "online teaching",
  ],
  education: ["B.Sc., M.Sc. or B.Tech in the subject", "Postgraduate in the subject; B.Ed. is not needed"],
  duties: [
    "Teach batches of up to forty students for entrance exams.",
    "Set weekly tests and discuss the results with each student.",
    "Hold hours for doubts before and after class.",
    "Keep our question bank correct and current.",
    "Tell parents plainly how prepared a student is.",
  ],
});

const tutor = learningTrade({
  id: "online-tutor",
  craft: "tutoring",
  pattern: "office",
  partTime: 0.5,
  isRemoteFriendly: true,
  levels: [
    internship(["Tutoring Intern"], 6000, 10000, 0.2),
    perMonth(
      ["Online Tutor", "Online English Tutor", "Online Mathematics Tutor"],
      ["Fresher", "0–2", "1–3"],
      16000,
      28000,
      1.6,
    ),
    perYear(["Academic Content Developer"], ["2–4", "3–5"], 3.8, 7, 0.5),
  ],
  skills: ["online teaching", "tutoring", "digital whiteboards", "worksheet design", "patience"],
  education: [
    "Graduate or final-year student in the subject",
    "Graduate in any subject you can teach to class 10",
  ],
  purposes: ["Lessons are one to one or in groups of four, by video, mostly between 4 pm and 9 pm."],
  duties: [
    "Teach live lessons by video and send a short summary after each.",
    "Find out in the first lesson what the student can and cannot do.",
    "Prepare worksheets and quizzes for {system}.",
    "Report progress to parents every month.",
  ],
});

const counsellor = learningTrade({
  id: "admission-counsellor",
  craft: "admissions or student counselling",
  maxOpenings: 4,
  levels: [
    internship(["Student Counselling Intern"], 6000, 10000, 0.2),
    perMonth(
      ["Admission Counsellor", "Academic Counsellor"],
      ["Fresher", "0–1", "0–2", "1–3"],
      16000,
      26000,
      1.5,
    ),
    perYear(["Centre Manager"], ["5–8", "4–7"], 5, 9, 0.3),
  ],
  skills: ["student counselling", "phone calls", "admission process", "record keeping", "MS Excel"],
  education: ["Any graduate degree"],
  purposes: ["You will help {customers} find out whether {offer} are right for them."],
  duties: [
    "Speak with students and parents who visit or call about {offer}.",
    "Explain fees, timings and refund rules without hiding anything.",
    "Take visitors around our {site} in {locality}.",
    "Keep the list of enquiries and follow up.",
    "Help new students with forms and the first day.",
  ],
});

export const TEACHING_TRADES: Trade[] = [
  mathematicsTeacher,
  scienceTeacher,
  englishTeacher,
  computerTeacher,
  preschoolTeacher,
  faculty,
  tutor,
  counsellor,
];
