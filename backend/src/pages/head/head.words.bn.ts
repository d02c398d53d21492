import { bengali as clientWords } from "@job-portal/protocol/client.words.bn";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const bengali: HeadWords = {
  home: "হোম",
  jobs: "চাকরি",
  portal: "ভারতের শহরে, আপনার কাছাকাছি চাকরি",
  plain: "ভারতের শহরে আপনার কাছাকাছি চাকরি খুঁজুন। কার্ডেই বেতন লেখা থাকে।",
  privacyNotice: "গোপনীয়তার নোটিস",
  termsOfUse: "ব্যবহারের শর্ত",
  findJobs: "চাকরি খুঁজুন",
  jobsIn: (place) => `চাকরি: ${place}`,
  remoteJobs: "রিমোট চাকরি",
  list: (name) =>
    `${name ?? "ভারতের শহরে চাকরি"}। যেগুলিতে এখন আবেদন চলছে, বেতন, অভিজ্ঞতা আর স্কিল সমেত। ` +
    "পদ, কোম্পানি বা জায়গা দিয়ে খুঁজুন।",
  topic: (trade, city) => {
    const jobs = trade === null ? "চাকরি" : `${trade} চাকরি`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : "টি"} চাকরি আছে`;
    const paid = pay === null ? "" : ` ${pay}।`;
    return `${name}। ${inWords(companyCount)}টি কোম্পানিতে ${jobs}।${paid} প্রতিটির বেতন, দূরত্ব আর কোম্পানি দেখে আবেদন করুন।`;
  },
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  pay: PAY_TOLD.bn,
  jobGone: "এই চাকরি এখানে নেই",
  mayBeFilled: "হয়তো লোক নেওয়া হয়ে গেছে, আবেদন বন্ধ হয়েছে, বা ঠিকানায় ভুল আছে।",
  jobsAtCompany: (company) => `চাকরি: ${company}`,
  aboutCompany: (company) => `${company} নিজেদের কথা কী বলে, আর এখন কী কী চাকরি আছে।`,
  companyGone: "এই কোম্পানি এখানে নেই",
  mayHaveLeft: "হয়তো পোর্টাল ছেড়ে গেছে, বা ঠিকানায় ভুল আছে।",
  careersAt: (company) => `কেরিয়ার: ${company}`,
  aboutWork: (company) => `${company}: সেখানে কাজ করা কেমন, আর কী কী চাকরি আছে।`,
  pageGone: "এই পেজ এখানে নেই",
  mayBeTakenBack: "হয়তো কোম্পানি এটি সরিয়ে নিয়েছে, বা ঠিকানায় ভুল আছে।",
};
