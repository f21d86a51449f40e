// What English says about the standing of a statement, whatever it is about. Words of the trade, not sentences.

const any = (...words: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Something is otherwise than it was. */
export const CHANGE = any(
  'no longer|any ?more|no more|instead|from now on|from here on|from today|henceforth|hereafter|going forward',
  'switch(?:ed|es)?|moved?|migrated|replac(?:es|ed|ing|ement)|supersed(?:es|ed)|changed?|chang(?:es|ing)|revised',
  'now|nowadays|these days|today|currently|at present|at last|as of|effective|since then|lately|meanwhile',
  'correct(?:ion|ed)|actually|rather than|used to|formerly|previously|earlier|former|old|until now|so far|was once',
  "drop(?:s|ped)?|retir(?:e|es|ed)|stop(?:s|ped)?|do not use|don['’]t use|out of date|outdated|obsolete|deprecated",
  'update[ds]?|up to date|amended|renamed|new|newly|latest|became|becomes|become|turned into|over to|took over|taken over',
  'ended|ends|free again|in place of|overrid(?:es|den)|overrul(?:es|ed)|revok(?:es|ed)|gave way|give way|gone off',
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
  'nothing (?:is|was|has been|of the sort).{0,20}(?:decided|agreed|settled|signed|fixed)|undecided|not decided',
  'nobody (?:has |had )?(?:confirmed|decided|agreed)|(?:would|do) not (?:bank|count|bet) on|take it with',
  'floated|brainstorm\\w*|hypothetical\\w*|in theory|one day|some day|if only|wonder(?:ed|s|ing)?|dream(?:ed|t|s)? of',
);

/** It says that the thing asked for is not to be had. */
export const UNKNOWN = any(
  'unknown|not (?:yet )?known|not (?:yet )?(?:been )?(?:decided|settled|agreed|set|fixed|chosen|approved|defined|determined|confirmed|documented|recorded|specified)',
  'undecided|undetermined|unresolved|unsettled|unspecified|undefined|undocumented|yet to|has yet|have yet|still to be|remains? to be|to be (?:decided|confirmed|determined|announced|agreed|settled)|tbd|tba',
  'await(?:s|ing)?|pending|under review|in review|missing|lost|nobody knows|no one knows|only .{2,40} knows?|open question|(?:is|are|remains?|stays?|still|left) open',
  "(?:does|do|did) not (?:yet )?(?:include|say|state|contain|mention|specify|give|name|list|cover|settle|record|tell)|(?:doesn|don|didn)['’]t (?:include|say|state|contain|mention|specify|give|name|list|cover)",
  'no (?:decision|record|information|note|entry|document|answer|agreement|word|figure|value)|without (?:a |any )?(?:decision|record|entry)|nowhere|cannot (?:say|tell)|up in the air|waiting (?:for|on)|on hold|still discuss\\w+|being discussed|under discussion',
);

/** Something said before is taken back. */
export const RETRACTION = any(
  'scrap|undo|forget|delete|erase|remove|strike|withdraw(?:n|s)?|retract(?:ed|s)?|disregard|ignore|never mind|discard|cancel(?:led|s)?',
  'take (?:that|it|this|them) (?:out|back|off)|take back|(?:was|is|were) never|false alarm|(?:was|is|were) (?:wrong|a mistake|an error|mistaken|a misunderstanding)|not true',
  "(?:should|must|may|need) (?:not|no longer) be (?:in|on|kept|stored|remembered)|do not (?:keep|remember|store)|don['’]t (?:keep|remember|store)|(?:out of|from|off) (?:your|the) (?:files|records|notes|memory)",
);

/** An order for good. */
export const RULE =
  /(?:^|[:;,.] *|you (?:must|should|may|are to) |please )(?:(?:under|in) no |at all times|always|never|(?:do|must|may|should|shall) not |don['’]t )/i;

/** It happened, and says nothing of what holds. */
export const INCIDENT = any(
  'just once|only once|once this|once last|one-off|happened to|yesterday|last night|this morning|for ten minutes|by accident',
  'joked|laughed|borrowed|for one (?:day|drill|hour|week)|somebody from|someone from|a single|apparently|reportedly|overheard|rumou?r',
);

/** What brought something about, and what did not. */
export const CAUSE = any(
  'caus(?:e|es|ed|ing)|attribut(?:ed|able)|due to|because of|thanks to|owed to|driven by|explain(?:s|ed)|brought|reason|result(?:s|ed)? (?:of|from|in)|behind|responsible|led to|tell .{3,60} from|separate|effect of|coincid\\w+|confound\\w+',
);

/** Two things that came one after the other: no more than that is said. */
export const SEQUENCE = any(
  'after|since|following|followed|when|once|soon|then|upon|came in|rose|fell|saw|grew|dropped',
);
