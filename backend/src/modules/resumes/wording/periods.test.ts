import { periodsIn, withoutPeriods } from "./periods";

const told = (text: string) =>
  periodsIn(text).map(({ start, end, isCurrent, isSingle }) =>
    [start, isCurrent ? "now" : isSingle ? "alone" : end].join(" "),
  );

describe("the times of a line (RESF-05)", () => {
  it.each([
    ["Jan 2019 - Present", ["2019-01 now"]],
    ["January 2019 – March 2021", ["2019-01 2021-03"]],
    ["Sept. 2018 to Dec, 2020", ["2018-09 2020-12"]],
    ["03/2018 - 06/2020", ["2018-03 2020-06"]],
    ["03/2018 till date", ["2018-03 now"]],
    ["01.04.2019 to 31.03.2021", ["2019-04-01 2021-03-31"]],
    ["1st June 2019 - 30th May 2020", ["2019-06-01 2020-05-30"]],
    ["2016-18", ["2016 2018"]],
    ["2016–2018", ["2016 2018"]],
    ["2010-12", ["2010 2012"]],
    ["2019-06", ["2019-06 alone"]],
    ["2019-06 to 2021-02", ["2019-06 2021-02"]],
    ["since 2020", ["2020 now"]],
    ["Since Jan 2020", ["2020-01 now"]],
    ["2020 onwards", ["2020 now"]],
    ["2018–  Studio Anjali", ["2018 now"]],
    ["Analyst (2018–)", ["2018 now"]],
    ["2018 – Studio Anjali", ["2018 alone"]],
    ["Jul'19 – Now", ["2019-07 now"]],
    ["Jan-19 to Mar-21", ["2019-01 2021-03"]],
    ["Jan – Mar 2020", ["2020-01 2020-03"]],
    ["(2015 - 2019)", ["2015 2019"]],
    ["May 2014", ["2014-05 alone"]],
    ["जुलाई 2019 से अब तक", ["2019-07 now"]],
    ["२०१५ से २०१९ तक", ["2015 2019"]],
    ["Ola cab driver – 2017 se 2020 tak", ["2017 2020"]],
    ["truck driver – 2020 se abhi tak", ["2020 now"]],
    ["+91 98765 43210", []],
    ["Raised sales by 2000 units", ["2000 alone"]],
    ["560038 Bangalore", []],
  ])("of %j are %j", (text, times) => {
    expect(told(text)).toEqual(times);
  });

  it.each([
    ["Software Engineer, Infosys (Jan 2019 - Present)", "Software Engineer, Infosys"],
    ["Jan 2019 – Mar 2020 | Nurse", "Nurse"],
    ["Accountant    2016-18 (2 years)", "Accountant"],
  ])("are taken out of %j", (text, rest) => {
    expect(withoutPeriods(text)).toBe(rest);
  });
});
