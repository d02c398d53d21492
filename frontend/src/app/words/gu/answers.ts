import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["answers"] = {
  asks: (count) => (count === 1 ? "કંપની એક સવાલ પૂછે છે" : `કંપની ${format.count(count)} સવાલો પૂછે છે`),
  loadFailed: "કંપનીના સવાલો લોડ થઈ શક્યા નહીં.",
  needs: (answer) => `કંપનીને જોઈએ છે: ${answer}. તમે બીજા જવાબ સાથે પણ અરજી કરી શકો છો.`,
  notRupees: "એક જ રકમ લખો, જેમ કે 18000 કે 18k",
  differs: "કંપનીને જોઈએ છે તે આ નથી. નિર્ણય કોઈ વ્યક્તિ લેશે.",
  kept: (at) => `${format.shortDay(at)}ના રોજ કરેલી તમારી અરજીમાંથી`,
  named: (text, isRequired) => (isRequired ? text : `${text} (વૈકલ્પિક)`),
  chooseAll: "લાગુ પડે તે બધા પસંદ કરો",
  choose: "કોઈ એક પસંદ કરો",
  changed: "કંપનીએ તેના સવાલો બદલ્યા છે. હજી લાગુ પડે તે જવાબો સાચવ્યા છે. એક વાર ફરી જોઈ લો.",
  problems: {
    REQUIRED: "આ સવાલનો જવાબ આપો",
    NOT_OFFERED: "આપેલા જવાબોમાંથી એક પસંદ કરો",
    ONE_ONLY: "એક જ જવાબ પસંદ કરો",
    NOT_A_NUMBER: "2 કે 2.5 જેવી સંખ્યા લખો",
    NOT_A_DATE: "તારીખ લખો",
    PAST_DAY: "આજની કે તે પછીની તારીખ પસંદ કરો",
    TOO_LONG: "500 કે ઓછા અક્ષરમાં લખો",
    UNPRINTABLE: "આમાં એક અક્ષર બતાવી શકાતો નથી. ફરીથી લખો",
  },

  title: "જવાબો",
  outcomes: {
    AS_WANTED: "તમે માગ્યા મુજબ",
    DIFFERS: "અલગ છે",
    ANSWERED: "જવાબ આપ્યો",
    NOT_ANSWERED: "જવાબ નથી આપ્યો",
  },
  notAnswered: "જવાબ નથી આપ્યો",
  youAsked: (answer) => `તમે માગ્યું હતું: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `માગ્યા મુજબ: ${format.count(asked)}માંથી ${format.count(met)}`,
  given: (given, asked) => `${format.count(asked)} માંથી ${format.count(given)}`,
  none: "કોઈ સવાલ નથી",
  filter: {
    question: "સવાલ",
    anyQuestion: "કોઈ પણ સવાલ",
    answer: "જવાબ",
    anyAnswer: "કોઈ પણ જવાબ",
  },
};
