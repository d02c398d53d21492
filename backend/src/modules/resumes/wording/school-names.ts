/** Degrees, by how they are written in India; what follows them is the subject. */
export const DEGREE =
  /(?<![\p{L}\p{M}.])(?:(?:bachelor|master|doctor(?:ate)?|associate)(?:['’]?s)?(?: degree)?(?: of| in)?(?: (?:science|arts|commerce|technology|engineering|business administration|computer applications?|education|laws?|pharmacy|medicine|fine arts|philosophy|social work|hotel management|design|architecture|dental surgery|physiotherapy|library science|journalism|nursing|management studies|vocation)(?! ?(?:and|&) engineering))?|post[ -]?(?:graduate|graduation) (?:diploma|program(?:me)?|certificate)(?: in management)?|pg ?diploma|advanced diploma|diploma|polytechnic diploma|b\.? ?tech|m\.? ?tech|b\.?e\.?(?![\p{L}])|m\.?e\.?(?![\p{L}])|b\.? ?sc|m\.? ?sc|b\.? ?com|m\.? ?com|b\.?b\.?a|m\.?b\.?a|b\.?c\.?a|m\.?c\.?a|b\.?a\.?(?![\p{L}])|m\.?a\.?(?![\p{L}])|b\.? ?ed|m\.? ?ed|d\.? ?ed|b\.? ?pharm(?:a|acy)?|m\.? ?pharm(?:a|acy)?|d\.? ?pharm(?:a|acy)?|pharm\.? ?d|b\.? ?arch|m\.? ?arch|b\.? ?des|m\.? ?des|b\.?f\.?a|b\.?f\.? ?tech|m\.?f\.? ?tech|b\.? ?ch\.?e|b\.? ?chem(?:\.? ?e(?:ngg)?)?|pgd(?= in)|bachelor['’]?s(?: degree)?(?= in)|m\.?ch|d\.?n\.?b|b\.?u\.?m\.?s|b\.?v\.? ?sc|mhrm|pgdhrm|pgdrm|pgpm|epgdm|pgdba|pgdmm|pgdibo?|mib|mfm|mmm|mpm|m\.?h\.?a|m\.?p\.?h|m\.?p\.?t|m\.?p\.? ?ed|b\.?p\.? ?ed|d\.?el\.? ?ed|b\.?el\.? ?ed|n\.?t\.?t\.?(?![\p{L}])|j\.?b\.?t\.?(?![\p{L}])|d\.?m\.?l\.?t|b\.?m\.?l\.?t|adca|b\.? ?lib(?:\.? ?i?\.?sc)?|m\.? ?lib(?:\.? ?i?\.?sc)?|b\.?a\.? ?ll\.?b|bba ?ll\.?b|b\.? ?voc|m\.? ?voc|ca ?\(?(?:inter|final|ipcc|cpt)\)?|ll\.?b|ll\.?m|m\.?b\.?b\.?s|b\.?d\.?s|b\.?a\.?m\.?s|b\.?h\.?m\.?s|b\.?p\.?t|b\.?h\.?m|bhmct|b\.?m\.?s|b\.?m\.?m|m\.?d\.?(?![\p{L}])|(?:ms|rs|rk|gd)[- ]?cit|m\.?s\.?(?![\p{L}]|[- ]?cit\b)|m\.?phil|ph\.? ?d|d\.? ?litt|pgdm|pgdca|pgdbm|pgp|dca|ccc|tally course|m\.?s\.?w|b\.?s\.?w|gnm|anm|bls|i\.?t\.?i\.?(?![\p{L}])|ca (?:inter(?:mediate)?|final|foundation)|chartered accountan(?:t|cy)|icwa|cma|company secretary|ssc|hsc|s\.s\.c\.?|h\.s\.c\.?|s\.?s\.?l\.?c|puc|p\.u\.c\.?|p\.?u\.? college|pre[ -]?university(?: course)?|plus two|\+2|10 ?\+ ?2|(?:x|xii|10|12)(?:th)?(?: (?:standard|std|class|grade))(?: \([^)]*\))?|(?:class|std|standard|grade)[ .]*(?:x|xii|10|12)(?:th)?(?![\p{L}\d])|(?:8|9|10|11|12)th(?: (?:pass|std\.?|standard|class|grade))?|\bxii?th\b|(?:xii|x)(?= ?[,(–-] ?(?:cbse|icse|isc\b|\p{L}+ board)| (?:commerce|science|arts|humanities)\b)|(?:senior |higher |sr\.? )?secondary(?: school)?(?: (?:certificate|education|examination|leaving certificate))*|hssc|(?:uchcha )?madhyamik|high ?school(?: (?:diploma|certificate|leaving))?|matric(?:ulation)?|intermediate|inter(?= \()|graduation|post[ -]graduation|under ?graduate|nursing diploma|fellowship|certificate(?: course)?(?: in)?|स्नातकोत्तर|स्नातक|परास्नातक|बी\.? ?ए\.?|बी\.? ?एससी\.?|बी\.? ?कॉम\.?|बी\.? ?एड\.?|एम\.? ?ए\.?|एम\.? ?कॉम\.?|एम\.? ?एससी\.?|हाई ?स्कूल|इंटरमीडिएट|दसवीं|बारहवीं|दहावी|बारावी|पदवी|पदविका|आयटीआय|10वीं(?: पास)?|12वीं(?: पास)?|डिप्लोमा|आईटीआई)(?![\p{L}\p{M}])\.?/iu;

export const SCHOOL =
  /(?<![\p{L}\p{M}])(?:c\.b\.s\.e|i\.c\.s\.e|b\.s\.e\.b|n\.i\.o\.s|university|universities|college|institute|institution|school|academy|vidyalaya|vidyalay|vidya|mandir|polytechnic|convent|iit|iim|ihm|ihmct|ims|ihme|nit|iiit|bits|aiims|ignou|iti|isb|nift|nid|xlri|niser|iiser|iisc|nmims|spjimr|mica|iift|irma|tiss|jnu|bhu|amu|cusat|nimhans|jipmer|niper|mnit|vnit|nielit|niit|aptech|jntu[a-z]?|vtu|rgpv|rtu|gtu|aktu|uptu|makaut|wbut|davv|mdu|sppu|ggsipu|ptu|gndu|lpu|kiit|vit|srm|psgcas|rvce|xiss|iiswbm|ripans|sndt|nalsar|nlsiu|icai|icwai|icmai|icsi|pseb|hbse|hpbose|rbse|bseb|jac|upmsp|gshseb|gsheb|chse|bsem|cisce|jkbose|bieap|tsbie|bse|msbshse|msbte|sbte|bteup|scvt|ncvt|wbbse|wbchse|cgbse|mpbse|gseb|kseeb|dse|mahavidyalaya|vishwavidyalaya|vidyapeeth|vidyapith|gurukul|madrasa|campus|faculty|centre|center|board|cbse|icse|isc|nios|state board|universität|kendriya|navodaya|jnv|kv|dps|dav|g?v?hss|mhss|hospital|विश्वविद्यालय|विद्यालय|महाविद्यालय|कॉलेज|स्कूल|संस्थान|आईटीआई|बोर्ड|विद्यापीठ)(?![\p{L}\p{M}])/iu;
/** What stands before a degree that somebody tells in a sentence. */
export const TOLD =
  /^(?:i )?(?:have )?(?:completed|passed|pursued|pursuing|done|obtained|graduated(?: with)?|appearing|studying|currently pursuing)(?: (?:my|the|a|an|in))?\s+/iu;
/** A board alone, which is no school: "CBSE", "UP Board", "Maharashtra State Board". */
export const BOARD_ALONE =
  /^\(?(?:cbse|icse|cisce|isc|nios|hse|ahsec|seba|pseb|hbse|hpbose|rbse|bseb|bsem|upmsp|gseb|gshseb|gsheb|chse|jkbose|bieap|tsbie|msbshse|wbbse|wbchse|cgbse|mpbse|kseeb|(?:[\p{L}.&]+ ){0,4}board(?: of(?: [\p{L}&]+){1,5})?)\)?[.,]?$/iu;
/** "Govt. ITI, Kurla" is a school, "ITI (Electrician)" is what one learns there. */
export const TRADE_SCHOOL =
  /(?:govt\.?|government|pvt\.?|private|women|mahila|शासकीय|राजकीय|सरकारी)\s+(?:i\.?t\.?i\b|आईटीआई)/iu;
export const BOARD = /^(?:[\p{L}.]+ )*(?:board|cbse|icse|isc|nios|hse)\b|बोर्ड/iu;

export const GPA =
  /(?:(?:cgpa|sgpa|gpa|cpi|percentage|percent|marks|aggregate|score|grade|result|secured|with)\s*(?:obtained)?\s*[:\-–=]?\s*(?:of )?)?(\d{1,2}(?:\.\d{1,2})?\s*\/\s*(?:10|4|5|100)(?:\.0+)?(?:\s*(?:cgpa|gpa))?|\d{1,3}(?:\.\d{1,2})?\s*%|\d{1,2}(?:\.\d{1,2})?\s*(?:cgpa|gpa|sgpa|percent(?:ile)?))|(?:cgpa|sgpa|gpa|cpi|percentage|marks|aggregate|score|grade)\s*[:\-–=]?\s*(\d{1,3}(?:\.\d{1,2})?|[A-DO][+1-2]?\b)|(first class(?! certificate)(?: with distinction)?|second class|distinction|first division|second division|1st (?:class|division)|2nd (?:class|division)|प्रथम श्रेणी|द्वितीय श्रेणी)/iu;

/** "CBSE, P.S. Senior Secondary School": the school alone. */
function withoutBoard(name: string): string {
  const [board = "", ...school] = name.split(/,\s+/u);
  if (school.length > 0 && BOARD_ALONE.test(school.at(-1) ?? "") && !BOARD_ALONE.test(board))
    return [board, ...school.slice(0, -1)].join(", ");
  return BOARD_ALONE.test(board) && SCHOOL.test(school.join(", "))
    ? school.join(", ")
    : name.replace(/^\(?([^()]+)\)$/u, "$1");
}

/** "Nizam College, India.", "PSG College of Technology, Anna University": the college alone. */
export const nameOfSchool = (name: string): string =>
  withoutBoard(name)
    .replace(
      /^(.*(?:college|institute|polytechnic|academy|vidyalaya)\b.*?),\s+[^,]*\b(?:university|board)\b[^,]*$/iu,
      "$1",
    )
    .replace(/\s*[,(]\s*(?:india|bharat)\)?\s*\.?$/iu, "")
    .replace(/(?<=\p{Ll}{3})\.$/u, "");
