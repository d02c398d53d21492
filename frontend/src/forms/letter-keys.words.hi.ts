import type { Translated } from "../shared/words";
import type { letterKeysWords } from "./letter-keys.words";

export const words: Translated<typeof letterKeysWords> = {
  title: "कीबोर्ड",
  text: "J से अगला और K से पिछला उम्मीदवार खुलता है, Ctrl या Alt के बिना। सिर्फ़ इस फ़ोन या कंप्यूटर के लिए।",
  adminText:
    "J और K से अगला-पिछला अनुरोध या उम्मीदवार खुलता है; V, A और R से अनुरोध पर फ़ैसला होता है। सिर्फ़ इस फ़ोन या कंप्यूटर के लिए।",
  use: "अकेले अक्षरों को कुंजी की तरह इस्तेमाल करें",
};
