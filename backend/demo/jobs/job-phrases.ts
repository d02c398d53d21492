import type { WorkPattern } from "../trades/trade";

/** Sentences that say what is sought; {post} is the title with its article. */
export const HIRING = [
  "We are looking for {post} for our {site} in {locality}.",
  "For our {locality} {site} we need {post}.",
  "We now want {post} to join us in {locality}, {city}.",
  "This opening is for {post} at our {site} in {locality}.",
  "Our team in {locality} needs {post}.",
  "We would like to hear from you if you want to work as {post} in {city}.",
  "The {site} in {locality} is growing, and so we are hiring {post}.",
  "We have room for {post} in our {locality} team.",
  "If you live near {locality} and want to work as {post}, read on.",
  "To give the team more hands, we are looking for {post}.",
  "Our work is growing, and we are hiring {post}.",
  "We want to hire {post} in the coming weeks.",
];

export const MANAGER_LINES = [
  "You will report to the {manager}.",
  "The {manager} will show you the work and be there for your questions.",
  "You will plan your week with the {manager}.",
  "The {manager} takes part in every interview.",
  "Your first contact will be the {manager}.",
];

export const HOURS: Record<WorkPattern, string[]> = {
  office: [
    "We work Monday to Friday, from 9:30 am to 6:30 pm.",
    "The week has five days, with hours from 10 am to 7 pm.",
    "Office hours are 9 am to 6 pm, with alternate Saturdays off.",
    "You can begin at any time between 8:30 and 10:30 in the morning, Monday to Friday.",
    "The week is Monday to Saturday, with a half day on Saturday.",
  ],
  shift: [
    "Work is in rotating shifts of eight hours, with one day off a week.",
    "Shifts are fixed two weeks ahead, and swaps among colleagues are allowed.",
    "There is a morning and an evening shift, six days a week.",
    "The roster has nine-hour shifts with an hour of breaks, and one weekly off.",
    "Shifts change every week, and those that end late come with a drop home.",
  ],
  day: [
    "The working day is 9 am to 6 pm, Monday to Saturday.",
    "We work six days a week, with Sunday off.",
    "Hours are 8:30 am to 5:30 pm, with an hour for lunch.",
    "The week has six days, and every second Saturday is free.",
  ],
  field: [
    "Most of the day is spent outside, six days a week, with Sunday off.",
    "The day starts at 9 am and ends by 6:30 pm, Monday to Saturday.",
    "Work is in the field, with a short meeting in the morning.",
    "You will be on the road for five or six hours a day, six days a week.",
  ],
};

export const NIGHT_HOURS = [
  "The work is at night, from 9 pm to 6 am, with one night off a week.",
  "It is a night shift of eight hours, and a cab takes you both ways.",
  "Hours are 8 pm to 5 am, six nights a week, with a night allowance.",
  "You work five nights in a row, then have two days off.",
];

export const PART_TIME_HOURS = [
  "This is part-time work of four hours a day, Monday to Saturday.",
  "The hours are part-time, about 24 a week, and can be agreed with you.",
  "You will work five hours a day, five days a week.",
  "Part-time hours in the morning or in the afternoon are both possible.",
  "The post is part-time, with four shifts of six hours a week.",
];

export const HYBRID_TERMS = [
  "You come to our {locality} {site} three days a week and may work from home on the others.",
  "Two days a week may be worked from home.",
  "The team meets in {locality} on Tuesdays and Thursdays; the other days are yours to choose.",
  "Work is hybrid: mostly in {locality}, with up to two days a week at home.",
];

export const REMOTE_TERMS = [
  "The role is fully remote, and you can live anywhere in India.",
  "You work from home; we send you a laptop and pay for the internet connection.",
  "The whole team works remotely and meets in person twice a year.",
  "There is no office to come to: we meet by video and write things down.",
];

export const CONTRACT_TERMS = [
  "This is a contract for six months, which may be extended.",
  "The contract runs for twelve months, and most of ours are renewed.",
  "It is a contract for a project of about nine months.",
  "This is a yearly contract, renewed when both sides wish it.",
];

export const INTERN_TERMS = [
  "The internship lasts six months and carries a monthly stipend.",
  "This is a three-month internship with a stipend and a certificate at the end.",
  "The internship takes four to six months; several of our colleagues began this way.",
  "It is a six-month internship, and good work may lead to an offer.",
];

export const INTERN_DUTIES = [
  "Go through your work every week with a senior colleague.",
  "Keep a short diary of what you learnt and show it at the end.",
  "Look over the shoulder of other teams, a week with each.",
  "Present a small project of your own in the last week.",
];

/** What happens after a person applies. */
export const APPLYING = [
  "We read every application and answer within a week.",
  "There are two talks, one of them with the people you would work with.",
  "Please say when you could start.",
  "After the first talk you will hear from us within three days.",
  "The hiring takes about ten days from application to offer.",
  "We ask for no fee or deposit at any step.",
  "A short trial of an hour or two is part of the hiring, and it is paid.",
];
