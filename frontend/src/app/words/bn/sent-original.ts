import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["sent-original"] = {
  choice: {
    label: "আপনার নিজের ফাইল",
    none: "কোনও ফাইল নয়",
    goes: (company, parts) => `${company} পাবে: ${parts.join(", ")}।`,
    profile: "আপনার প্রোফাইল",
    resume: (title) => `আপনার রেজিউমে ‘${title}’`,
    file: (name) => `আপনার ফাইল ${name}, যেমন আছে তেমনই`,
    opens: "ওঁরা ফাইলের লেখা সঙ্গে সঙ্গেই পড়তে পারেন। আপনাকে শর্টলিস্ট করলে ফোন নম্বর আর ইমেল সমেত ফাইলটিই পাবেন।",
  },
  own: { download: (name) => `ডাউনলোড করুন: ${name}` },
};
