import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const designTrade = tradeFamily({
  pattern: "office",
  partTime: 0.1,
  contract: 0.14,
  hybrid: 0.35,
  isRemoteFriendly: true,
  maxOpenings: 2,
  skills: ["visual design", "presentation", "attention to detail"],
  education: [
    "A degree or diploma in design, fine arts or architecture, or a strong portfolio",
    "Any background; your portfolio speaks for you",
    "A design course of at least one year, or equivalent work",
  ],
  purposes: [
    "We show work early and talk about it openly, so your drafts matter as much as your finished pieces.",
    "You will see your design through to the end, not hand it over and hope.",
    "Good design is a large part of why {customers} stay with us.",
  ],
  duties: [
    "Present two or three directions with a reason for each.",
    "Take comments well and know when to hold on to an idea.",
    "Keep files named and ordered so that others find what they need.",
    "Check the finished result on paper or on the device before it goes out.",
  ],
  leadDuties: [
    "Guide younger designers and look after the standard of the team's work.",
    "Plan the design work of the quarter.",
  ],
  requirements: [
    "A portfolio with three or more pieces you can talk about",
    "An eye for spacing, colour and detail",
    "The habit of keeping to agreed dates",
    "Readiness to explain your choices in simple words",
  ],
  managers: ["design head", "creative director", "head of product", "studio manager"],
});

const productDesigner = designTrade({
  id: "product-designer",
  craft: "designing digital products",
  partTime: 0.03,
  levels: [
    internship(["UI/UX Design Intern", "Product Design Intern"], 10000, 22000, 0.5),
    perYear(["UI Designer", "UI/UX Designer"], ["1–2", "1–3", "2–4"], 4.5, 10, 1.4),
    perYear(["Product Designer", "UX Designer"], ["3–5", "3–6"], 9, 20),
    perYear(
      ["Senior Product Designer", "UX Design Lead", "Product Design Manager"],
      ["5–8", "7–10"],
      18,
      34,
      0.7,
    ),
  ],
  skills: [
    "Figma",
    "user interface design",
    "prototyping",
    "user research",
    "design systems",
    "usability testing",
    "wireframing",
    "web accessibility",
  ],
  duties: [
    "Design new screens of {system} for phone and desktop.",
    "Test sketches with five of {customers} before anything is built.",
    "Keep our design system small, documented and in use.",
    "Write the words on buttons and messages together with the product manager.",
    "Sit with the developers while your design is being built.",
    "Find the places where people give up in {system} and propose a remedy.",
  ],
});

const graphicDesigner = designTrade({
  id: "graphic-designer",
  craft: "graphic design",
  levels: [
    internship(["Graphic Design Intern", "Design Intern"], 7000, 14000, 0.6),
    perMonth(["Junior Graphic Designer", "Graphic Design Executive"], ["0–1", "0–2"], 16000, 26000, 1.1),
    perYear(["Graphic Designer", "Visual Designer"], ["1–3", "2–4", "3–5"], 3, 6.5, 1.5),
    perYear(["Senior Graphic Designer", "Graphic Design Lead"], ["5–8", "6–9"], 6.5, 12, 0.5),
    perYear(["Creative Design Manager"], ["8–12", "10+"], 11, 18, 0.15),
  ],
  skills: [
    "graphic design",
    "Adobe Illustrator",
    "InDesign",
    "typography",
    "Adobe Photoshop",
    "layout design",
    "packaging design",
    "CorelDRAW",
    "Canva",
    "print preparation",
    "social media creatives",
  ],
  purposes: ["Your work will be on posters, packs, web pages and social posts about {offer}."],
  duties: [
    "Design posts, banners and brochures about {offer}.",
    "Prepare artwork for print and check the proof.",
    "Keep colours, type and logo the same in everything we put out.",
    "Adapt one design to many sizes and to regional languages.",
    "Edit photos so that they look clean and honest.",
    "Work with the marketing team on the plan for each month.",
  ],
});

const interiorDesigner = designTrade({
  id: "interior-designer",
  craft: "interior design",
  managers: ["design head", "studio manager", "owner"],
  isRemoteFriendly: false,
  hybrid: 0.1,
  pattern: "day",
  levels: [
    internship(["Interior Design Intern"], 7000, 13000, 0.5),
    perMonth(["Junior Interior Designer", "Interior Design Executive"], ["0–1", "0–2", "1–2"], 17000, 28000),
    perYear(["Interior Designer", "Interior Design Consultant"], ["2–4", "3–5"], 3.5, 7.5, 1.3),
    perYear(["Senior Interior Designer", "Interior Design Manager"], ["5–8", "8–12"], 8, 15, 0.5),
  ],
  skills: [
    "interior design",
    "AutoCAD",
    "SketchUp",
    "space planning",
    "material selection",
    "site visits",
    "client meetings",
    "3ds Max",
  ],
  duties: [
    "Measure the site and draw the plan and elevations.",
    "Choose materials, colours and lights within the client's budget.",
    "Prepare 3D views that show what the client will get.",
    "Visit sites in {city} and check that carpenters follow the drawing.",
    "Make the list of quantities and get rates from vendors.",
    "Walk the client through the finished rooms and note what is left to do.",
  ],
});

const fashionDesigner = designTrade({
  id: "fashion-designer",
  craft: "garment design",
  managers: ["design head", "studio manager", "owner"],
  isRemoteFriendly: false,
  hybrid: 0,
  pattern: "day",
  levels: [
    internship(["Fashion Design Intern"], 7000, 13000, 0.4),
    perMonth(["Assistant Fashion Designer", "Textile Design Assistant"], ["0–1", "1–2"], 16000, 25000),
    perYear(["Fashion Designer", "Textile Designer"], ["2–4", "3–6"], 3.2, 7, 1.2),
    perYear(["Senior Fashion Designer", "Textile Design Head"], ["6–9", "8–12"], 7, 14, 0.3),
  ],
  skills: [
    "garment design",
    "fabrics",
    "Adobe Illustrator",
    "sketching",
    "pattern making",
    "print design",
    "colour matching",
  ],
  duties: [
    "Sketch new styles for each season and turn them into samples.",
    "Choose fabrics, trims and prints with the purchase team.",
    "Prepare specification sheets that the floor can follow without asking.",
    "Check fittings and correct patterns with the sampling tailor.",
    "Follow what sells in our stores and what comes back.",
    "Keep the library of fabrics and past samples in order.",
  ],
});

export const DESIGN_TRADES: Trade[] = [productDesigner, graphicDesigner, interiorDesigner, fashionDesigner];
