// What English says about the standing of a statement, whatever it is about. Words of the trade, not sentences.

const any = (...words: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Something is otherwise than it was. */
export const CHANGE = any(
  'no longer|any ?more|no more|instead|from now on|from here on|from today|henceforth|hereafter|going forward',
  'switch(?:ed|es)?|moved?|migrated|replac(?:es|ed|ing|ement)|supersed(?:es|ed)|chang(?:e|es|ed|ing)|revised|revis(?:es|ion)',
  'correct(?:ion|ed)|rather than|different(?:ly)? (?:from|than) before|used to|formerly|previously|former|until now|so far|was once|in place of',
  "drop(?:s|ped)?|retir(?:e|es|ed)|stop(?:s|ped)?|do not use|don['’]t use|out of date|outdated|obsolete|deprecated",
  'update[ds]?|up to date|amended|renamed|turned into|over to|took over|taken over|closed|shut',
  'swap(?:ped|s)?|exchanged|transferred|relocated|shifted|reassigned|phased out|discontinued|abolished|abandoned|upgraded|transition(?:ed|s)?|adopt(?:s|ed)|rescind(?:s|ed)|left behind|in the past|prior|give up|gives up|gave up',
  'rais(?:es|ed)|lower(?:s|ed)|extend(?:s|ed)|shorten(?:s|ed)|increased|reduced|cut (?:to|from|down)|goes up|went up|ended|ends|overrid(?:es|den)|overrul(?:es|ed)|revok(?:es|ed)|gave way|give way|gone off',
);

/** It holds at present: otherwise than before, or as well. */
export const PRESENT = any(
  'now|nowadays|these days|today|currently|at present|at the moment|became|becomes|become|at last|as of|effective|since then|new|newly|latest|lately|actually',
);

/** It is asked what holds at present. */
export const ASKS_NOW = any(
  'now|nowadays|these days|today|currently|current|at present|present|at the moment|as things stand|still|latest|any longer|in force',
);

/** Something holds in one case only, and beside what holds else. */
export const EXCEPTION = any(
  'only for|only in|only when|only if|except|exception|apart from|other than|unless|just for|but for|exclud(?:es|ing)',
  'aside from|in the case of|as a special case|with the sole',
);

/** Nobody vouches for it: talk, guesses, plans. */
export const UNSETTLED = any(
  'rumou?rs?|guess(?:ed|es)?|maybe|perhaps|might|possibly|supposedly|allegedly|hearsay|gossip|speculat\\w+|unconfirmed',
  'convinced|believes?|reckons?|suspects?|toy(?:ed|ing)|(?:was|were|am|are|is) (?:considering|thinking of|thinking about)',
  'nothing (?:is|was|has been).{0,20}(?:decided|agreed|settled|signed|fixed)',
  'nobody (?:has |had )?(?:confirmed|decided|agreed)|(?:would|do) not (?:bank|count|bet) on|take it with',
  'floated|brainstorm\\w*|hypothetical\\w*|in theory|one day|some day|if only|wonder(?:ed|s|ing)?|dream(?:ed|t|s)? of',
);

/** How a value comes to be known. */
const DETERMINED =
  'told|said|wr[io]t(?:e|ten)(?: down)?|record(?:ed)?|decided?|agreed?|settled?|known?|knew|cho(?:se|sen)|fixed|set|announced|confirmed|documented|specified|laid down|located|found|traced|established|put down|worked out|drafted|reviewed|examined|checked|discussed|determined|answered|named|given';

/** It says that the thing asked for is not to be had. */
export const UNKNOWN = any(
  `(?:has|have|had|is|are|was|were)(?: not|n[’']t)(?: yet)?(?: been)?(?: \\w+)? (?:${DETERMINED})`,
  `(?:nobody|no one|none|never)(?: has| have| had| ever| yet)*(?: \\w+)? (?:${DETERMINED})`,
  `(?:never|not)(?: yet)? been (?:${DETERMINED})|(?:could|can) ?not be (?:${DETERMINED})|(?:is|are|remains?) for .{2,30} to (?:${DETERMINED})`,
  '(?:wait|hold)(?: on)? until .{2,30} (?:finish|report|decide|agree|settle|answer|reply|confirm|choose)',
  "(?:do|does|did)(?: not|n[’']t) (?:yet )?know|check with (?:the|your)|(?:leaves?|left) (?:it|this|that) to",
  `being (?:${DETERMINED})|any(?:body|one)[’']s guess`,
  'unknown|not (?:yet )?known|lacks?|lacking|never (?:received|got|heard|said|told|settled|agreed)|not (?:yet )?(?:been )?(?:decided|settled|agreed|set|fixed|chosen|approved|defined|determined|confirmed|documented|recorded|specified)',
  'undecided|unrecorded|unstated|unnamed|undisclosed|unclear|undetermined|unresolved|unsettled|unspecified|undefined|undocumented|yet to|has yet|have yet|still to be|remains? to be|to be (?:decided|confirmed|determined|announced|agreed|settled)|tbd|tba',
  'await(?:s|ing)?|pending|under review|in review|missing|nobody knows|no one knows|only .{2,40} knows?|open question|(?:is|are|remains?|stays?|still|left|leaves?|leaving)(?: [^.;]{0,60})? open|(?:is|be|are) asked',
  "(?:does|do|did) not (?:yet )?(?:include|say|state|contain|mention|specify|give|name|list|cover|settle|record|tell)|(?:doesn|don|didn)['’]t (?:include|say|state|contain|mention|specify|give|name|list|cover)",
  'no (?:decision|record|information|note|entry|document|answer|agreement|word|figure|value)|without (?:a |any )?(?:decision|record|entry)|nowhere|cannot (?:say|tell)|up in the air|waiting (?:for|on)|on hold|still discuss\\w+|being discussed|under discussion',
);

/** Something said before is taken back. */
export const RETRACTION = any(
  // As orders, not as nouns: "the bin strike" takes nothing back.
  '(?<=(?:^|[:;,.] ?|please |kindly |(?:can|could|would) you |(?:to|and|must|should) ))(?:scrap|undo|forget|delete|erase|remove|strike|withdraw|retract|disregard|ignore|discard|cancel)',
  'withdrawn|withdrew|retracted|never mind|fell through|never said|not to be kept',
  'take (?:that|it|this|them) (?:out|back|off)|take back|(?:was|is|were) never|false alarm|(?:was|is|were) (?:wrong|a mistake|an error|mistaken|a misunderstanding)|not true',
  "(?:should|must|may|need) (?:not|no longer) be (?:in|on|kept|stored|remembered)|do not (?:keep|remember|store)|don['’]t (?:keep|remember|store)|(?:out of|from|off) (?:your|the) (?:files|records|notes|memory)",
);

/** An order for good. */
export const RULE =
  /(?:^|[:;,.] *|you (?:must|should|may|are to) |please )(?:(?:under|in) no |at all times|always|never|(?:do|must|may|should|shall) not |don['’]t )/i;

/** It happened, and says nothing of what holds. */
export const INCIDENT = any(
  'just once|only once|once this|once last|one-off|happened to|yesterday|last night|this morning|by accident',
  'joked|laughed|somebody from|someone from|apparently|reportedly|overheard|rumou?r',
);

/** What brought something about, and what did not. */
export const CAUSE = any(
  'caus(?:es|ed|ing)|account(?:s|ed)? for|c[ao]mes? from|stem(?:s|med)?|ow(?:es|ed)|credited|blamed?|made no difference|no (?:effect|influence|part)|attribut(?:ed|able)|due to|because of|thanks to|owed to|driven by|explain(?:s|ed)|brought|reason|result(?:s|ed)? (?:of|from|in)|behind|responsible|led to|tell .{3,60} from|separate|effect of|to do with|bearing on|did it|sped up|slowed|boosted|drove|triggered|improved|helped|hurt|lifted|coincid\\w+|confound\\w+',
);

/** It says what was found out. */
export const FINDING = any(
  'prov(?:ed|es)|show(?:ed|s|n)|found|turn(?:ed|s) out|conclu(?:ded|sion)|revealed|established|what made|has made',
);

/** Two things that came one after the other: no more than that is said. */
export const SEQUENCE = any(
  'after|since|following|followed|when|once|soon|then|upon|came in|rose|fell|saw|grew|dropped',
);
