import { plainText } from "./resume-lines";

it.each([
  ["E\uf764\uf775\uf763\uf761\uf774\uf769\uf76f\uf76e", "Education"],
  ["\uf732\uf730\uf731\uf739", "2019"],
  ["R\uf7e9sum\uf7e9", "Résumé"],
  ["pro\ufb01le", "profile"],
])(
  "reads the signs that a font has for small capitals, figures and ligatures: %j (RESF-04)",
  (set, typed) => {
    expect(plainText(set)).toBe(typed);
  },
);
