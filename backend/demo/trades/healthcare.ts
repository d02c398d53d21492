import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const careTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.1,
  contract: 0.08,
  hybrid: 0,
  isRemoteFriendly: false,
  maxOpenings: 8,
  skills: ["patient care", "infection control", "medical records"],
  education: ["A recognised course in your field"],
  purposes: [
    "Patients come to us worried, and you will be one of the people who make the visit easier.",
    "We keep the number of patients for each person on a shift to what can be cared for well.",
    "Doctors and staff here speak with each other as colleagues, and questions are welcome.",
    "The {site} in {locality} sees families from the whole neighbourhood, many of them for years.",
  ],
  duties: [
    "Write down what was done, with time and signature.",
    "Follow the rules of hygiene, and remind others kindly.",
    "Speak with patients and their families in words they understand.",
    "Hand over to the next shift at the bedside or desk, not in passing.",
    "Tell the doctor at once when something is not as it should be.",
    "Protect the privacy of every patient.",
  ],
  leadDuties: [
    "Make the duty roster and stand in for the head of department.",
    "Train new staff and students.",
  ],
  requirements: [
    "A gentle and respectful manner with patients",
    "Steady hands and a clear head when it is busy",
    "Complete vaccination against hepatitis B",
  ],
  managers: ["nursing superintendent", "medical superintendent", "centre head", "duty manager"],
});

const nurse = careTrade({
  id: "nurse",
  craft: "nursing",
  maxOpenings: 15,
  levels: [
    internship(["Nursing Intern"], 8000, 12000, 0.15),
    perMonth(["Staff Nurse", "Registered Nurse"], ["Fresher", "0–1", "0–2", "1–3"], 18000, 28000, 1.8),
    perMonth(
      ["Staff Nurse – ICU", "Staff Nurse – Emergency", "Senior Staff Nurse"],
      ["2–4", "3–5"],
      25000,
      38000,
    ),
    perYear(["Nursing Supervisor", "Nurse In-Charge"], ["6–9", "8–12"], 4.8, 8, 0.35),
  ],
  skills: [
    "nursing care",
    "vital signs",
    "IV lines and injections",
    "wound dressing",
    "medication charts",
    "basic life support",
    "patient handover",
  ],
  education: [
    "GNM or B.Sc. Nursing",
    "B.Sc. Nursing from a recognised college",
    "GNM with state registration",
  ],
  duties: [
    "Give medicines and injections as charted, checking name and dose.",
    "Record temperature, pulse, pressure and intake on time.",
    "Prepare patients for procedures and stay with them afterwards.",
    "Change dressings and look after lines and catheters.",
    "Explain at discharge which medicine to take and when to come back.",
    "Check the emergency trolley at the start of the shift.",
  ],
  requirements: ["Registration with the state nursing council"],
});

const wardAssistant = careTrade({
  id: "ward-assistant",
  craft: "patient care or ward work",
  maxOpenings: 12,
  levels: [
    perMonth(
      ["Ward Assistant", "Patient Care Attendant", "Nursing Assistant"],
      ["Fresher", "0–1", "0–2", "1–3"],
      12000,
      18000,
      1.5,
    ),
    perMonth(["Home Care Attendant"], ["0–2", "1–3"], 14000, 20000, 0.6),
  ],
  skills: [
    "bedside care",
    "lifting and moving patients",
    "cleaning and linen",
    "feeding help",
    "wheelchair transport",
  ],
  education: ["10th pass; a course as nursing assistant is welcome", "8th or 10th pass"],
  duties: [
    "Help patients to wash, eat and walk.",
    "Move patients by wheelchair or trolley, with care.",
    "Keep beds, linen and lockers clean.",
    "Bring samples to the laboratory and reports to the ward.",
    "Sit with patients who should not be alone.",
  ],
});

const labTechnician = careTrade({
  id: "lab-technician",
  craft: "a medical laboratory",
  maxOpenings: 3,
  levels: [
    internship(["Laboratory Intern"], 6000, 9000, 0.2),
    perMonth(["Lab Technician", "Phlebotomist"], ["Fresher", "0–1", "1–3"], 15000, 23000, 1.4),
    perMonth(["Senior Lab Technician", "X-Ray Technician"], ["3–5", "4–6"], 23000, 34000, 0.6),
  ],
  skills: [
    "sample collection",
    "blood tests",
    "haematology analysers",
    "biochemistry",
    "quality control",
    "report entry",
  ],
  education: ["DMLT or B.Sc. MLT", "Diploma or degree in laboratory or imaging technology"],
  duties: [
    "Collect samples with as little pain as possible and label them at once.",
    "Run tests and controls on the analysers.",
    "Repeat a test when the result does not fit.",
    "Enter reports in {system} for the doctor to release.",
    "Look after reagents, stock and waste.",
    "Visit homes in {locality} for morning collections by turn.",
  ],
});

const pharmacist = careTrade({
  id: "pharmacist",
  craft: "a pharmacy",
  maxOpenings: 3,
  levels: [
    perMonth(["Pharmacy Assistant"], ["Fresher", "0–1"], 13000, 18000, 0.7),
    perMonth(["Pharmacist"], ["0–2", "1–3", "2–4"], 18000, 30000, 1.5),
    perYear(["Pharmacy In-Charge"], ["5–8", "6–10"], 4.2, 7, 0.3),
  ],
  skills: [
    "dispensing",
    "prescription reading",
    "stock control",
    "billing software",
    "drug schedules",
    "counselling on medicines",
  ],
  education: ["D.Pharm or B.Pharm with registration"],
  duties: [
    "Dispense by prescription and explain how to take the medicine.",
    "Ask the doctor when a dose looks wrong.",
    "Check expiry dates and take old stock off the shelf.",
    "Order in time so that common medicines are never out.",
    "Keep the register of scheduled drugs.",
    "Bill correctly and tally the counter at the end of the shift.",
  ],
});

const doctor = careTrade({
  id: "doctor",
  craft: "clinical practice",
  maxOpenings: 3,
  partTime: 0.2,
  levels: [
    perYear(["Resident Medical Officer", "Duty Doctor"], ["0–2", "1–3"], 6, 10, 1.2),
    perYear(["General Physician"], ["2–4", "3–6"], 9, 17),
    perYear(["Consultant Paediatrician", "Consultant Gynaecologist"], ["5–8", "8–12"], 20, 36, 0.3),
  ],
  skills: [
    "clinical examination",
    "diagnosis",
    "emergency care",
    "prescription writing",
    "patient counselling",
    "case notes",
  ],
  education: ["MBBS with registration; a postgraduate degree for consultants"],
  duties: [
    "See patients in the outpatient department and on the ward round.",
    "Take a full history before ordering tests.",
    "Prescribe no more than is needed and by generic name where possible.",
    "Handle emergencies until the specialist arrives.",
    "Write case notes and discharge summaries on the same day.",
    "Talk with families honestly about what to expect.",
  ],
  requirements: ["Valid registration with the medical council"],
  managers: ["medical superintendent", "medical director", "centre head"],
});

const dentist = careTrade({
  id: "dentist",
  craft: "dental practice",
  pattern: "day",
  maxOpenings: 2,
  partTime: 0.25,
  levels: [
    internship(["Dental Assistant Trainee"], 6000, 9000, 0.25),
    perMonth(["Dental Assistant"], ["Fresher", "0–1", "1–3"], 13000, 20000, 1.2),
    perYear(["Associate Dentist", "Dental Surgeon"], ["1–3", "2–4", "3–5"], 4.5, 9, 1.2),
  ],
  skills: [
    "dental care",
    "chairside work",
    "sterilisation",
    "dental X-rays",
    "patient counselling",
    "treatment notes",
  ],
  education: ["BDS with registration for dentists; 12th pass for assistants"],
  duties: [
    "Prepare the chair, the tray and the patient.",
    "Sterilise every instrument and note the cycle.",
    "Explain the treatment and its price before it begins.",
    "Remind patients of their next visit.",
    "Take X-rays safely and file them with the treatment notes.",
  ],
  managers: ["chief dentist", "clinic manager"],
});

const physiotherapist = careTrade({
  id: "physiotherapist",
  craft: "physiotherapy",
  pattern: "day",
  partTime: 0.22,
  maxOpenings: 2,
  levels: [
    internship(["Physiotherapy Intern"], 6000, 10000, 0.3),
    perMonth(["Physiotherapist"], ["0–1", "0–2", "1–3"], 17000, 28000, 1.4),
    perMonth(["Senior Physiotherapist"], ["3–5", "4–7"], 28000, 42000, 0.5),
  ],
  skills: [
    "exercise therapy",
    "pain assessment",
    "posture correction",
    "electrotherapy",
    "rehabilitation plans",
    "home visits",
  ],
  education: ["BPT or MPT"],
  duties: [
    "Examine patients and set goals with them.",
    "Give exercise and manual therapy, about ten sessions a day.",
    "Teach exercises that can be done at home without machines.",
    "Note progress at every visit and change the plan when needed.",
    "Work with surgeons on recovery after operations.",
  ],
  requirements: ["Strength and patience for slow progress"],
});

export const HEALTHCARE_TRADES: Trade[] = [
  nurse,
  wardAssistant,
  labTechnician,
  pharmacist,
  doctor,
  dentist,
  physiotherapist,
];
