import { n as FAMILY_COUNTS, t as FAMILIES } from "./task.js";

// src/suites/cib/compile.ts
/** The event without its labels. */
function visible(event) {
	return {
		source_id: event.source_id,
		timestamp: event.timestamp,
		kind: "message",
		text: event.text,
		scope: {
			project: event.project,
			domain: event.domain
		}
	};
}
/** One episode: the event stream in its order, then the question in the task's scope. */
function compile(task) {
	return [{
		key: task.id,
		steps: [{
			method: "observe",
			params: { events: task.events.map(visible) }
		}, {
			method: "query",
			params: {
				question: task.question,
				scope: {
					project: task.project,
					domain: task.domain
				},
				allowed_actions: [...task.allowed_actions]
			}
		}]
	}];
}

// src/suites/cib/answering.ts
/** What an in-process system says to a task's one episode. */
function replies(task, query, written) {
	return [{
		key: task.id,
		replies: [{
			method: "observe",
			result: written === void 0 ? {} : { written: [...written] }
		}, {
			method: "query",
			result: query
		}]
	}];
}

// src/suites/cib/words.ts
/**
* The distinct lower-case words of a text: runs of ASCII letters and digits. CIB's lexical baselines rank by
* how many of them a question and an event share, and its token estimate counts them (section 8).
*/
function words(text) {
	const known = recent.get(text);
	if (known !== void 0) return known;
	const found = new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);
	if (recent.size >= RECENT) recent.clear();
	recent.set(text, found);
	return found;
}
/** One task's texts are cut up again and again, by every system that is scored on it. */
const recent = /* @__PURE__ */ new Map();
const RECENT = 512;
function overlap(question, text) {
	let shared = 0;
	for (const word of words(text)) if (question.has(word)) shared += 1;
	return shared;
}

// src/suites/cib/guess-action.ts
/**
* The allowed action whose words share most with the question. Of equals one is drawn by a checksum of the
* question, so that no place in the list is favoured.
*/
function guessAction(question, allowed) {
	const asked = words(question);
	const scored = allowed.map((action) => ({
		action,
		score: overlap(asked, action.replaceAll("_", " "))
	}));
	const best = Math.max(...scored.map(({ score }) => score));
	const candidates = scored.filter(({ score }) => score === best);
	return candidates[checksum(question) % candidates.length]?.action ?? "";
}
/** FNV-1a, 32 bits. */
function checksum(text) {
	let hash = 2166136261;
	for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
	return hash;
}

// src/suites/cib/controls.ts
/** Returns nothing, claims nothing: the floor. */
const nothing = {
	name: "null",
	kind: "control",
	readsLabels: false,
	summary: "Keeps nothing, returns nothing, never acts.",
	capabilities: [
		"written",
		"action",
		"answer",
		"abstain"
	],
	answer: (task) => replies(task, { evidence: [] }, [])
};
/** Returns the gold itself: the ceiling. */
const oracle = {
	name: "oracle",
	kind: "control",
	readsLabels: true,
	summary: "Is handed the gold and returns it.",
	capabilities: [
		"written",
		"action",
		"answer",
		"abstain"
	],
	answer: (task) => replies(task, {
		evidence: [...task.gold_evidence],
		action: task.gold_action,
		abstain: task.requires_abstention,
		...task.gold_answer === void 0 ? {} : { answer: task.gold_answer }
	}, task.events.filter((event) => event.should_write).map((event) => event.source_id))
};
/** What an adapter could score without any memory if labels crossed: durable, current, in scope. */
const labelReader = {
	name: "label-reader",
	kind: "control",
	readsLabels: true,
	summary: "Returns the events labelled durable and not stale in the scope of the question: what leaked labels would be worth.",
	capabilities: [],
	answer: (task) => replies(task, { evidence: task.events.filter((e) => e.should_write && !e.stale && e.project === task.project && e.domain === task.domain).map((event) => event.source_id) })
};
/** Keeps and returns everything: perfect recall, no judgement. */
const fullContext = {
	name: "full-context",
	kind: "control",
	readsLabels: false,
	summary: "Keeps every event and returns them all.",
	capabilities: ["written"],
	answer: (task) => {
		const all = task.events.map((event) => event.source_id);
		return replies(task, { evidence: all }, all);
	}
};
/** Acts without looking at any event: above chance only if questions betray their answers. */
const questionOnly = {
	name: "question-only",
	kind: "control",
	readsLabels: false,
	summary: "Guesses the action from the words of the question alone.",
	capabilities: ["action"],
	answer: (task) => replies(task, {
		evidence: [],
		action: guessAction(task.question, task.allowed_actions)
	})
};
const controls = [
	nothing,
	oracle,
	labelReader,
	fullContext,
	questionOnly
];

// src/suites/cib/failure-modes.ts
const wrongAction = (task, { action }) => action !== void 0 && action !== task.gold_action;
/** Returned events that are neither gold nor stale. */
function besides(task, { retrieved }) {
	return task.events.filter(({ source_id: id }) => retrieved.has(id) && !task.gold_evidence.includes(id) && !task.stale_evidence.includes(id));
}
/** CIB section 14's eight modes, each decided by a rule over gold and reply. A failed task may show several. */
const RULES = [
	{
		id: "context_flooding",
		label: "Context flooding",
		rule: "More than two sources beyond the number of gold ones were returned.",
		applies: (_task, _response, { flooded }) => flooded
	},
	{
		id: "quiet_omission",
		label: "Quiet omission",
		rule: "A gold source was not returned.",
		applies: (_task, _response, { missing }) => missing.length > 0
	},
	{
		id: "stale_override",
		label: "Stale override",
		rule: "A superseded source was returned.",
		applies: (_task, _response, { stale }) => stale
	},
	{
		id: "over_update",
		label: "Over-update",
		rule: "A current gold source was left out, and a later source that does not replace it was returned in its place.",
		applies: (task, response, { missing }) => {
			const earliest = task.events.findIndex((event) => missing.includes(event.source_id));
			return earliest >= 0 && besides(task, response).some((event) => task.events.indexOf(event) > earliest);
		}
	},
	{
		id: "false_memory",
		label: "False memory",
		rule: "A source was cited or written that is no event of the task, or a wrong answer holds words that stand in no event and not in the question.",
		applies: (task, response) => citesNoEvent(task, response) || saysWhatNobodySaid(task, response)
	},
	{
		id: "unsupported_confidence",
		label: "Unsupported confidence",
		rule: "Abstention was due and the system acted, or it claimed something with no gold source among what it returned.",
		applies: (task, response, { missing }) => {
			return Boolean(response.action || response.answer) && response.abstained !== true && (task.requires_abstention || missing.length === task.gold_evidence.length);
		}
	},
	{
		id: "action_drift",
		label: "Action drift",
		rule: "An action other than the gold one was chosen although the evidence returned was sufficient.",
		applies: (task, response, { sufficient }) => sufficient && wrongAction(task, response)
	},
	{
		id: "causal_confusion",
		label: "Causal confusion",
		rule: "In a causal task the observed correlation was returned as evidence, or a wrong action was chosen without the cause.",
		applies: (task, response, { stale, missing }) => task.family === "causal_action" && (stale || wrongAction(task, response) && missing.length > 0)
	}
];
function citesNoEvent(task, { retrieved, written }) {
	const known = new Set(task.events.map((event) => event.source_id));
	return [...retrieved, ...written ?? []].some((id) => !known.has(id));
}
function saysWhatNobodySaid(task, { answer, abstained }) {
	if (!answer || abstained || task.gold_answer === void 0) return false;
	const said = words([
		task.question,
		task.gold_answer,
		...task.events.map((event) => event.text)
	].join(" "));
	return [...words(answer)].some((word) => !said.has(word));
}
const FAILURE_MODES = RULES.map(({ id, label, rule }) => ({
	id,
	label,
	rule
}));
function failureModes(task, response, retrieval) {
	return RULES.filter((rule) => rule.applies(task, response, retrieval)).map((rule) => rule.id);
}

// src/suites/cib/metrics.ts
const proportion = ([id, label, short, better, definition]) => ({
	id,
	label,
	short,
	better,
	definition,
	unit: "fraction",
	kind: "proportion",
	digits: 1
});
const meanFraction = (row) => ({
	...proportion(row),
	kind: "mean"
});
/** CIB section 7, by the equations of 7.1. */
const METRICS = [
	meanFraction([
		"evidence_precision",
		"Evidence precision",
		"precision",
		"higher",
		"Mean of |S ∩ G| / |S|, 0 where nothing was returned (7.1)."
	]),
	meanFraction([
		"evidence_recall",
		"Evidence recall",
		"recall",
		"higher",
		"Mean of |S ∩ G| / |G| (7.1)."
	]),
	proportion([
		"retrieval_sufficiency",
		"Retrieval sufficiency",
		"sufficiency",
		"higher",
		"Every gold source was returned and no stale one (7.1)."
	]),
	proportion([
		"action_upper_bound",
		"Action upper bound",
		"upper bound",
		"higher",
		"What a perfect actor could reach on this evidence; equals sufficiency (7.1)."
	]),
	{
		...proportion([
			"action_accuracy",
			"Action accuracy",
			"action",
			"higher",
			"The chosen action is the gold one, label by label (7)."
		]),
		byFamily: true
	},
	proportion([
		"answer_accuracy",
		"Answer accuracy",
		"answer",
		"higher",
		"The answer equals the gold one; case, punctuation and spacing aside (7)."
	]),
	proportion([
		"stale_error",
		"Stale error",
		"stale",
		"lower",
		"A superseded source was returned (7.1)."
	]),
	proportion([
		"unsupported_risk",
		"Unsupported risk",
		"unsupported",
		"lower",
		"Sources were returned, none of them gold (7.1)."
	]),
	proportion([
		"context_flood",
		"Context flood",
		"flood",
		"lower",
		"More than |G| + 2 sources were returned (7.1)."
	]),
	proportion([
		"unsupported_claim_rate",
		"Unsupported claims",
		"unsup. claims",
		"lower",
		"Of the tasks with a claim (an action or answer without abstaining): a gold source was not returned (7)."
	]),
	proportion([
		"abstention_precision",
		"Abstention precision",
		"abst. prec.",
		"higher",
		"Of the tasks abstained from: evidence really was missing (7)."
	]),
	proportion([
		"abstention_recall",
		"Abstention recall",
		"abst. recall",
		"higher",
		"Of the tasks whose evidence is missing: the system abstained (7)."
	]),
	proportion([
		"write_precision",
		"Write precision",
		"write prec.",
		"higher",
		"Of the events written: those that should have been (7)."
	]),
	proportion([
		"write_recall",
		"Write recall",
		"write recall",
		"higher",
		"Of the events that should be written: those that were (7)."
	]),
	{
		id: "avg_tokens",
		label: "Avg tokens",
		short: "tokens",
		unit: "tokens",
		better: "lower",
		kind: "mean",
		digits: 1,
		definition: "Estimated context: distinct lower-case words of the question plus those of each returned event (8)."
	},
	{
		id: "grounded_utility_per_1k",
		label: "Grounded utility / 1k tokens",
		short: "utility/1k",
		unit: "per_1k_tokens",
		better: "higher",
		kind: "ratio",
		digits: 2,
		definition: "1000 × sufficient tasks / estimated context tokens (7.1)."
	},
	{
		id: "billable_tokens",
		label: "Billable tokens",
		short: "billed",
		unit: "tokens",
		better: "lower",
		kind: "mean",
		digits: 1,
		definition: "Input and output tokens that the adapter reports as billed, a task (7)."
	},
	{
		id: "grounded_utility_billed_per_1k",
		label: "Grounded utility / 1k billed",
		short: "utility/1k billed",
		unit: "per_1k_tokens",
		better: "higher",
		kind: "ratio",
		digits: 2,
		definition: "1000 × sufficient tasks / billable tokens (7)."
	}
];

// src/suites/cib/describe.ts
const description = {
	id: "cib",
	version: "1.0.0",
	title: "Context Integrity (CIB)",
	summary: "Is every answer and action traced to the right stored evidence, kept current, bounded by what is known? Each task is a short history, then one question.",
	families: [
		{
			id: "selective_write",
			label: "Selective write"
		},
		{
			id: "evidence_retrieval",
			label: "Evidence retrieval"
		},
		{
			id: "knowledge_update",
			label: "Knowledge update"
		},
		{
			id: "abstention",
			label: "Abstention"
		},
		{
			id: "multi_session",
			label: "Multi-session reasoning"
		},
		{
			id: "action_grounding",
			label: "Action grounding"
		},
		{
			id: "causal_action",
			label: "Causal action"
		}
	],
	metrics: METRICS,
	headline: "retrieval_sufficiency",
	failureModes: FAILURE_MODES,
	bounds: [
		{
			control: "null",
			metric: "retrieval_sufficiency",
			min: 0,
			max: 0
		},
		{
			control: "oracle",
			metric: "retrieval_sufficiency",
			min: 1,
			max: 1
		},
		{
			control: "label-reader",
			metric: "retrieval_sufficiency",
			min: 1,
			max: 1
		},
		{
			control: "full-context",
			metric: "evidence_recall",
			min: 1,
			max: 1
		}
	],
	tables: {
		overall: [
			"evidence_precision",
			"evidence_recall",
			"retrieval_sufficiency",
			"action_upper_bound",
			"stale_error",
			"unsupported_risk",
			"avg_tokens",
			"grounded_utility_per_1k"
		],
		byFamily: "retrieval_sufficiency",
		paired: {
			metric: "retrieval_sufficiency",
			against: "scopedHybrid3"
		}
	}
};

// src/suites/cib/actions.ts
/** The answers one question can have, by kind: four each, so that a guess is right one time in four. */
const LABELS = {
	grouping: [
		"group_by_client",
		"group_by_month",
		"group_by_region",
		"group_by_product"
	],
	format: [
		"format_csv",
		"format_pdf",
		"format_xlsx",
		"format_json"
	],
	site: [
		"site_frankfurt",
		"site_dublin",
		"site_oregon",
		"site_singapore"
	],
	period: [
		"period_week",
		"period_month",
		"period_quarter",
		"period_year"
	],
	channel: [
		"contact_email",
		"contact_chat",
		"contact_phone",
		"contact_ticket"
	],
	desk: [
		"route_finance",
		"route_support",
		"route_legal",
		"route_security"
	],
	weekday: [
		"on_monday",
		"on_tuesday",
		"on_thursday",
		"on_friday"
	],
	cap: [
		"cap_500",
		"cap_1000",
		"cap_2500",
		"cap_5000"
	],
	version: [
		"use_v1",
		"use_v2",
		"use_v3",
		"use_v4"
	],
	sending: [
		"draft_only",
		"send_directly",
		"send_once_approved",
		"leave_unsent"
	],
	approval: [
		"approve",
		"decline",
		"send_back",
		"refer_upward"
	],
	failure: [
		"retry_run",
		"roll_back",
		"skip_item",
		"halt_run"
	],
	cause: [
		"leave_unchanged",
		"go_ahead",
		"trial_first",
		"revert"
	],
	interface: [
		"relay_token",
		"relay_signature",
		"bridge_token",
		"bridge_signature"
	],
	summary: [
		"short_impact_first",
		"short_cause_first",
		"full_impact_first",
		"full_cause_first"
	],
	meeting: [
		"morning_remote",
		"morning_onsite",
		"afternoon_remote",
		"afternoon_onsite"
	],
	copies: [
		"hourly_vault",
		"hourly_cloud",
		"nightly_vault",
		"nightly_cloud"
	],
	billing: [
		"monthly_card",
		"monthly_transfer",
		"yearly_card",
		"yearly_transfer"
	]
};
/** What to do when the evidence shows that the answer is not known. */
const ABSTAINING = [
	"ask_user",
	"ask_owner",
	"wait_for_decision",
	"wait_for_review",
	"request_document"
];
/** Every task allows all of them: the list betrays neither the family nor the topic. */
const ACTIONS = [...Object.values(LABELS).flat(), ...ABSTAINING];

// src/suites/cib/generating/family.ts
/** Tasks come in blocks that hold every family in the paper's proportions. */
const BLOCK = FAMILIES.reduce((sum, family) => sum + FAMILY_COUNTS[family], 0);
/** Coprime to the block, so that a block's tasks visit every place once and its first few many families. */
const STRIDE = 101;
function placeOf(index) {
	const block = Math.floor(index / BLOCK);
	let nth = index % BLOCK * STRIDE % BLOCK;
	for (const family of FAMILIES) {
		if (nth < FAMILY_COUNTS[family]) return {
			family,
			block,
			nth
		};
		nth -= FAMILY_COUNTS[family];
	}
	throw new RangeError(`no family has place ${index}`);
}

// src/suites/cib/generating/layout.ts
const EARLY = {
	length: 5,
	parts: [{ gold: 1 }, { gold: 2 }]
};
/**
* The positions that make the paper's tables come out: the last three events hold no gold, one gold of two,
* or the gold that replaced a stale event, and only in `causal_action` the stale event too.
*/
const LAYOUTS = {
	selective_write: EARLY,
	abstention: EARLY,
	action_grounding: EARLY,
	evidence_retrieval: {
		length: 4,
		parts: [
			2,
			3,
			4
		].flatMap((later) => [{
			gold: 1,
			second: later
		}, {
			gold: later,
			second: 1
		}])
	},
	knowledge_update: {
		length: 4,
		parts: [
			2,
			3,
			4
		].map((gold) => ({
			stale: 1,
			gold
		}))
	},
	multi_session: {
		length: 5,
		parts: [1, 2].flatMap((gold) => [
			3,
			4,
			5
		].map((second) => ({
			gold,
			second
		})))
	},
	causal_action: {
		length: 3,
		parts: [
			{
				stale: 1,
				gold: 2
			},
			{
				stale: 1,
				gold: 3
			},
			{
				stale: 2,
				gold: 3
			}
		]
	}
};
/** One row of parts for each way the family's history can be laid out. */
function rowsOf(family) {
	return ROWS.get(family);
}
const ROWS = new Map(FAMILIES.map((family) => {
	const { length, parts } = LAYOUTS[family];
	return [family, parts.map((at) => row(length, at))];
}));
function row(length, at) {
	const parts = Array.from({ length }, () => "noise");
	if (at.gold !== void 0) parts[at.gold - 1] = "gold";
	if (at.second !== void 0) parts[at.second - 1] = "second";
	if (at.stale !== void 0) parts[at.stale - 1] = "stale";
	return parts;
}

// src/suites/cib/wording/chatter.ts
/** Remarks no memory needs. They name no project, and settle nothing that any question asks for. */
const CHATTER = [
	"Someone left half a birthday cake beside the printer.",
	"The coffee machine upstairs makes a strange humming sound lately.",
	"A pigeon sat outside our window during most of lunch.",
	"Her new desk lamp looks a bit like an umbrella.",
	"Everyone laughed about the typo on yesterday’s slides.",
	"The train was late for the second time because of fallen leaves.",
	"Her umbrella stand doubles as a golf trophy.",
	"Two chairs squeak whenever people lean over.",
	"A colleague hummed the same tune all through lunch.",
	"Somebody painted the bicycle shed in a glowing violet.",
	"The plant near the lift finally grew another leaf.",
	"He wondered how the penguins at the zoo get through summer heat.",
	"Our office quiz ended with some harmless teasing.",
	"The elevator doors took ages to close this morning.",
	"Somebody drew a moustache on the whiteboard robot.",
	"It rained so hard that nobody heard the speaker.",
	"A spare umbrella turned up behind the reception sofa.",
	"The new biscuits vanished within nine minutes of arriving.",
	"Her cat walked over the keyboard and typed what looked like poetry.",
	"Nobody could remember what the enormous pumpkin in the corner was for.",
	"The projector blinked twice and then behaved for once.",
	"One intern asked whether the old stapler has a name.",
	"Somebody compared our backlog with an attic.",
	"They argued over which pizza place in the old town bakes better crust.",
	"The window blinds got stuck halfway down yesterday.",
	"His impression of the boss made even the cleaner giggle.",
	"Lunch ran long without any spoons.",
	"The smell of fresh paint hung in the hallway until late evening.",
	"He showed us holiday photos from a very windy island.",
	"An old mug with a broken handle became a pencil holder.",
	"The conference badge printed her surname in tiny letters.",
	"Someone named our vacuum cleaner after a composer.",
	"A fly circled above the table throughout their conversation.",
	"Our wall clock runs seven minutes ahead.",
	"Our neighbours downstairs were drilling holes until noon.",
	"She prefers green tea but will drink anything warm.",
	"The poster frames hang a little crooked since that party.",
	"Someone whistled while waiting near the copier and apologised afterwards.",
	"A rumour says the cafeteria will bring back pancakes.",
	"The demo laptop had fourteen browser tabs about gardening open.",
	"He bought a yellow bicycle and parked it beside mine.",
	"Two people wore identical jumpers and pretended not to notice.",
	"The joke about semicolons fell flat, even among engineers.",
	"A paper plane landed in the soup of an amused visitor.",
	"Someone asked which song the lobby plays in the early hours.",
	"Somebody thought the moon looked bigger than usual.",
	"My headphones died halfway through an interesting podcast.",
	"The brainstorming board still shows a doodle of some octopus.",
	"A driver complimented our front door handle.",
	"Parking was tricky owing to a parade around the corner.",
	"Carpets feel softer three floors below ours.",
	"She accidentally wore somebody else’s jacket home.",
	"A stray balloon drifted past and distracted half the room.",
	"He keeps a rubber duck at the edge of the desk for luck.",
	"Their chess match lasted longer than anybody expected.",
	"The fire drill was announced with a rather cheerful poster.",
	"Someone brought very sweet plums from a garden.",
	"Yesterday’s thunderstorm knocked over both bins outside.",
	"The draft slogan rhymed by accident, which amused everyone.",
	"Our video background showed a beach nobody had visited.",
	"Another poster fell off its wall overnight.",
	"A visitor mistook the broom cupboard for the exit of the building.",
	"He is reading a long novel about lighthouse keepers.",
	"The vending machine swallowed three coins and gave nothing.",
	"Someone guessed the weight of that watermelon almost perfectly.",
	"A sparrow flew into the stairwell twice.",
	"Our microphone picked up somebody munching carrots.",
	"Her sketch of our logo resembled a tired hedgehog.",
	"They looked ages for a cable nobody had unplugged.",
	"The heating came on in June, much to our amusement.",
	"A sticky note on the fridge simply reads: not yours.",
	"Someone parked a scooter where the ladder usually stands.",
	"He learned to juggle two apples and a stapler.",
	"The old logo still decorates a dusty box of pens.",
	"Our book club may pick something cheerful soon.",
	"A loud ringtone interrupted the applause for a guest at noon.",
	"The cushions on the blue sofa were swapped around yet again.",
	"Someone claims the plants in the corner grow faster for jazz.",
	"She is learning to bake sourdough bread.",
	"The whiteboard pens are dry, except for an orange one.",
	"A squirrel stole nuts from an open lunch box outside.",
	"He compared the traffic noise with waves on a beach.",
	"The group photo came out blurry once more.",
	"Two colleagues grew up on neighbouring streets.",
	"The soup was salty but dessert tasted wonderful.",
	"A crossword clue about rivers kept the whole table busy.",
	"The new hand dryer sounds like a small aeroplane.",
	"Someone wished the corridor lamps were a little warmer.",
	"Her umbrella turned inside out on the way over.",
	"A dog wearing a tiny scarf stole everyone’s attention.",
	"Some old photos show haircuts nobody wants back.",
	"He dropped a tray of glasses, luckily without any injury.",
	"Our karaoke evening revealed at least one hidden talent.",
	"The weather app promised sunshine and then it hailed.",
	"Somebody tidied the shelf, and now nothing can be found.",
	"A pair of gloves dried on the radiator.",
	"The courtyard mural finally got its last paint.",
	"She told stories about losing luggage in Lisbon.",
	"Ants found our sugar bowl again.",
	"Guests asked which of the paintings in our hallway is oldest.",
	"Someone pinned up a limerick about slow wireless.",
	"A marching band practised nearby for most of the hour.",
	"His tie had tiny sailing boats on it, quite charming.",
	"The fruit basket held nothing except a single lonely pear.",
	"Our old sofa was collected by strong movers.",
	"A drawing of some dragon hangs beside the mirror.",
	"The escalator at the station squealed like a kettle today.",
	"Someone bet one muffin on snow before noon.",
	"He swears the corner table gets better light than ours.",
	"The toaster sets off a beep that sounds like birdsong.",
	"The name of the goldfish in the lobby is still open to debate.",
	"What he does for fun at the weekend is repair old radios.",
	"She asked how the swans in the park stay so white.",
	"Which of the two kettles at the back boils faster is disputed.",
	"How the ladder got into the stairwell is anyone’s guess.",
	"For once in weeks, what a lovely view of the hills.",
	"The cook at the canteen asked what soup goes with rye bread.",
	"Where the draught in the corridor comes from is a mystery to all."
];

// src/suites/cib/wording/names.ts
/** No other wording holds any of these words: a task's project and domain can be blanked out of its texts. */
const PROJECTS = [
	"juniper",
	"basalt",
	"kestrel",
	"larkspur",
	"meridian",
	"nimbus",
	"onyx",
	"quartz",
	"sable",
	"tamarack",
	"verbena",
	"willow",
	"zephyr",
	"cobalt",
	"heron",
	"saffron"
];
const DOMAINS = [
	"payroll",
	"logistics",
	"genomics",
	"lending",
	"tourism",
	"publishing",
	"telemetry",
	"staffing",
	"insurance",
	"forestry"
];

// src/suites/cib/generating/fill.ts
/** The template with its slots filled and its first letter in upper case. A slot may itself hold slots. */
function fill(template, slots) {
	const text = substitute(template, slots);
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function substitute(template, slots) {
	return template.replace(/\{(\w+)\}/g, (_, name) => {
		const value = slots[name];
		if (value === void 0) throw new RangeError(`nothing fills {${name}}`);
		return value;
	});
}

// src/suites/cib/generating/noise.ts
/** All evidence shares more words with its question, so that ranking by words always finds the evidence. */
const NOISE_OVERLAP = 2;
const CHATTER_WORDS = CHATTER.map(words);
/** Remarks that are no evidence for the question, no two the same, and at most one of them near its topic. */
function noiseOf(random, scope, question, asides, count) {
	const asked = words(question);
	const taken = /* @__PURE__ */ new Set();
	const asideAt = random.below(Math.max(3, count));
	return Array.from({ length: count }, (_, at) => {
		const aside = at === asideAt ? asideOf(random, scope, asides) : void 0;
		if (aside !== void 0 && overlap(asked, aside.text) <= 2) return aside;
		return {
			...scope,
			text: chatterFor(asked, taken, random.below(CHATTER.length))
		};
	});
}
/** The first remark from `start` on that is free and far enough from the question. */
function chatterFor(asked, taken, start) {
	for (let step = 0; step < CHATTER.length; step += 1) {
		const at = (start + step) % CHATTER.length;
		if (taken.has(at) || !isFar(asked, CHATTER_WORDS[at])) continue;
		taken.add(at);
		return CHATTER[at];
	}
	throw new RangeError("every remark is too near the question");
}
function isFar(asked, remark) {
	let shared = 0;
	for (const word of asked) if (remark.has(word)) shared += 1;
	return shared <= 2;
}
/** About another project when its template names one, and then of any domain. */
function asideOf(random, scope, asides) {
	const template = random.pick(asides.templates);
	const step = 1 + random.below(PROJECTS.length - 1);
	const other = PROJECTS[(PROJECTS.indexOf(scope.project) + step) % PROJECTS.length];
	const text = fill(template, {
		...asides.slots,
		p: scope.project,
		o: other
	});
	return template.includes("{o}") ? {
		text,
		project: other,
		domain: random.pick(DOMAINS)
	} : {
		text,
		...scope
	};
}

// src/suites/cib/wording/causes.ts
const CAUSE_TOPICS = [
	{
		id: "t61",
		change: "the wider discount",
		effect: "order growth",
		cause: "holiday demand"
	},
	{
		id: "t62",
		change: "the shorter form",
		effect: "more signups",
		cause: "a partner promotion"
	},
	{
		id: "t63",
		change: "the chat widget",
		effect: "fewer complaints",
		cause: "a quiet season"
	},
	{
		id: "t64",
		change: "the weekly newsletter",
		effect: "more renewals",
		cause: "expiring contracts"
	},
	{
		id: "t65",
		change: "the larger cache",
		effect: "faster pages",
		cause: "lighter traffic"
	},
	{
		id: "t66",
		change: "the bonus scheme",
		effect: "quicker replies",
		cause: "two new hires"
	},
	{
		id: "t67",
		change: "the later cutoff",
		effect: "lower returns",
		cause: "better packaging"
	},
	{
		id: "t68",
		change: "the reminder call",
		effect: "earlier payments",
		cause: "tax deadlines"
	}
];
const CAUSE_QUESTIONS = [
	"Given {effect} at {p} {d}, what should the agent do about {change}?",
	"What follows for {change} from {effect} in {p} {d}?",
	"How should the agent treat {change}, as {p} {d} shows {effect}?",
	"With {effect} in {p} {d}, what should happen to {change}?",
	"In view of {effect}, what is right for {change} at {p} {d}?"
];
/** What was seen: the one came after the other. */
const OBSERVED = [
	"{effect} at {p} {d} followed {change}.",
	"{p} {d} saw {effect} soon after {change}.",
	"Since {change} came in, {p} {d} has had {effect}.",
	"{effect} appeared in {p} {d} right after {change}."
];
/** What was found out, in the order of the labels of `cause`: no effect, an effect, not known, harm. */
const FINDINGS = [
	[
		"{effect} at {p} {d} came from {cause}; {change} neither helped nor hurt.",
		"{cause} accounted for {effect} in {p} {d}; {change} made no difference.",
		"Analysis for {p} {d}: {cause} brought {effect}, {change} had no effect."
	],
	[
		"A controlled test at {p} {d} proved that {change} brought {effect}.",
		"{change} itself caused {effect} in {p} {d}; an experiment excluded {cause}.",
		"Randomised groups in {p} {d} confirmed that {change} produces {effect}."
	],
	[
		"For {p} {d}, {effect} could stem from {change} or {cause}: untested.",
		"Analysts at {p} {d} cannot yet tell {change} from {cause} behind {effect}.",
		"Whether {change} or {cause} brought {effect} in {p} {d} is untested."
	],
	[
		"{cause} brought {effect} to {p} {d}, while {change} did damage.",
		"At {p} {d}, {effect} came from {cause}; {change} made matters worse.",
		"{p} {d} owes {effect} to {cause}, and {change} proved harmful."
	]
];
const CAUSE_ANSWERS = [
	"Leave {change} unchanged: it had no effect.",
	"Go ahead with {change}: it caused {effect}.",
	"Run a trial of {change} first: the cause of {effect} is not known.",
	"Revert {change}: it did harm."
];
/** Remarks near the topic that prove nothing. */
const CAUSE_ASIDES = [
	"Rumour has it {o} tried something alike and was glad.",
	"One manager at {o} felt theirs had been pure luck.",
	"A visitor to {p} remarked how cheerful everyone looked that afternoon.",
	"Over lunch somebody guessed that {o} will copy it soon.",
	"A poster by {o} claims success without giving any numbers.",
	"Two people from {o} compared their own results over coffee."
];

// src/suites/cib/wording/unknown.ts
/** Notes that show an answer is not known, by what they license. {thing} is what a topic asks for. */
const UNKNOWN = [
	{
		action: "ask_user",
		notes: [
			"Nobody has settled {thing} for {p} {d}; ask the user.",
			"{thing} in {p} {d} was never specified; only the user can say.",
			"Notes on {p} {d} leave {thing} open until the user is asked."
		],
		answer: "ask the user."
	},
	{
		action: "ask_owner",
		notes: [
			"Only the owner of {p} {d} knows {thing}; ask there.",
			"{thing} at {p} {d} is unrecorded; its owner must be asked.",
			"We lack {thing} for {p} {d}, which the owner can tell."
		],
		answer: "ask the owner."
	},
	{
		action: "wait_for_decision",
		notes: [
			"The board has yet to decide {thing} for {p} {d}; wait.",
			"{thing} for {p} {d} awaits a decision; nothing holds before.",
			"At {p} {d}, {thing} is undecided; wait until managers choose."
		],
		answer: "wait for the decision."
	},
	{
		action: "wait_for_review",
		notes: [
			"A proposal on {thing} at {p} {d} is under review; wait.",
			"{thing} for {p} {d} is being reviewed; wait until reviewers finish.",
			"Reviewers are checking {thing} of {p} {d}; hold until they report."
		],
		answer: "wait for the review."
	},
	{
		action: "request_document",
		notes: [
			"The document fixing {thing} for {p} {d} is missing; request it.",
			"{thing} at {p} {d} stands in a missing document; request that.",
			"We never received the document on {thing} in {p} {d}; request it."
		],
		answer: "request the missing document."
	}
];

// src/suites/cib/random.ts
/** The four 32-bit words of a text (cyrb128). */
function hash(text) {
	let a = 1779033703;
	let b = 3144134277;
	let c = 1013904242;
	let d = 2773480762;
	for (let i = 0; i < text.length; i += 1) {
		const code = text.charCodeAt(i);
		a = b ^ Math.imul(a ^ code, 597399067);
		b = c ^ Math.imul(b ^ code, 2869860233);
		c = d ^ Math.imul(c ^ code, 951274213);
		d = a ^ Math.imul(d ^ code, 2716044179);
	}
	a = Math.imul(c ^ a >>> 18, 597399067);
	b = Math.imul(d ^ b >>> 22, 2869860233);
	c = Math.imul(a ^ c >>> 17, 951274213);
	d = Math.imul(b ^ d >>> 19, 2716044179);
	return [
		a ^ b ^ c ^ d,
		b ^ a,
		c ^ a,
		d ^ a
	];
}
/** sfc32: integer arithmetic alone, hence the same draws on every machine. */
function randomOf(key) {
	let [a, b, c, d] = hash(key);
	const next = () => {
		const t = a + b + d | 0;
		d = d + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + t;
		c |= 0;
		return t >>> 0;
	};
	for (let i = 0; i < 12; i += 1) next();
	const below = (n) => Math.floor(next() / 4294967296 * n);
	return {
		below,
		pick: (items) => items[below(items.length)]
	};
}

// src/suites/cib/generating/rotation.ts
/**
* A family's tasks take turns through its topics, and every further round asks each topic's next question. Where
* a block starts is drawn, so that all topics have the same share and no two blocks are alike.
*/
function turnOf(seed, place, topics, questions) {
	const random = randomOf(`${seed}/${place.family}/${place.block}`);
	const turn = random.below(topics) + place.nth;
	const topic = turn % topics;
	return {
		topic,
		question: (random.below(questions) + topic + Math.floor(turn / topics)) % questions
	};
}

// src/suites/cib/wording/pairs.ts
const interfacePair = {
	labels: LABELS.interface,
	first: ["relay", "bridge"],
	second: ["token", "signature"],
	asides: [
		"Colleagues from {o} connect everything of theirs by {a}.",
		"One rehearsal let {p} in with a {b}, just once.",
		"Over at {o} people swear every {b} is worthwhile."
	]
};
const summaryPair = {
	labels: LABELS.summary,
	first: ["short", "full"],
	second: ["impact", "cause"],
	asides: [
		"Editors at {o} like everything {a}, whatever readers say.",
		"One page about {p} put {b} on top, exceptionally.",
		"Writers at {o} usually mention {b} before anything else."
	]
};
const meetingPair = {
	labels: LABELS.meeting,
	first: ["morning", "afternoon"],
	second: ["remote", "onsite"],
	asides: [
		"Someone from {o} said every {a} suits them just fine.",
		"Last week, because of a strike, {p} met {b}.",
		"Crews at {o} go {b} whenever their own calendar allows."
	]
};
const copiesPair = {
	labels: LABELS.copies,
	first: ["hourly", "nightly"],
	second: ["vault", "cloud"],
	asides: [
		"Operators at {o} do theirs {a}, as far as anyone knows.",
		"For one drill, {p} borrowed a {b} from someone.",
		"Our friends at {o} trust their {b} more than anything."
	]
};
const billingPair = {
	labels: LABELS.billing,
	first: ["monthly", "yearly"],
	second: ["card", "transfer"],
	asides: [
		"Their bookkeeper at {o} settles whatever comes {a}, we heard.",
		"One purchase by {p} happened through {b}, exceptionally.",
		"Everybody at {o} seems fond of {b} these days."
	]
};

// src/suites/cib/wording/evidence-pairs.ts
/** Answers of two halves that stand in two documents. */
const EVIDENCE_PAIRS = [
	{
		id: "t45",
		options: interfacePair,
		answer: "Ingestion uses the {a} API with the {b} header.",
		questions: [
			"How does the agent reach {p} {d} ingestion: which API, which header?",
			"What API and which header does {d} ingestion in {p} take?",
			"For ingestion at {p} {d}, which header goes with which API?",
			"The agent prepares {p} {d} ingestion: what API, what header?"
		],
		first: [
			"In {p}, {d} ingestion goes through the {a} API.",
			"The API behind {d} ingestion at {p} is {a}.",
			"Our {p} {d} ingestion always calls the {a} API."
		],
		second: [
			"All {d} ingestion at {p} carries a {b} header.",
			"For {p} {d} ingestion, set the {b} header.",
			"A {b} header secures {d} ingestion in {p}."
		]
	},
	{
		id: "t46",
		options: interfacePair,
		answer: "Partner sync uses the {a} gateway with {b} login.",
		questions: [
			"Which gateway and login should the agent use for {p} {d} partner sync?",
			"How does partner sync in {p} {d} work: what gateway, what login?",
			"What gateway serves {d} partner sync at {p}, and with which login?",
			"Which gateway and which login does {p} {d} partner sync need?"
		],
		first: [
			"The {p} {d} partner sync runs over the {a} gateway.",
			"Use the {a} gateway for {d} partner sync at {p}.",
			"Partner sync of {p} {d} is bound to gateway {a}."
		],
		second: [
			"Login for {p} {d} partner sync needs a {b}.",
			"Partner sync in {p} {d} accepts {b} login only.",
			"At {p}, the {d} partner sync has {b} login."
		]
	},
	{
		id: "t47",
		options: copiesPair,
		answer: "Backups are made {a} and stored in the {b}.",
		questions: [
			"How often are {p} {d} database backups made, and where do they go?",
			"What schedule and store do {p} {d} database backups have?",
			"At which pace and in which place does {p} keep {d} database backups?",
			"The agent configures {p} {d} database backups: how often, and where?"
		],
		first: [
			"Database backups for {p} {d} are made {a}.",
			"The pace of {d} database backups in {p} is {a}.",
			"We take {a} database backups of {p} {d}."
		],
		second: [
			"All database backups of {p} {d} go into the {b}.",
			"The {b} holds {d} database backups for {p}.",
			"Put {p} {d} database backups in our {b}."
		]
	},
	{
		id: "t48",
		options: copiesPair,
		answer: "Log snapshots are taken {a} and kept in the {b}.",
		questions: [
			"When are {p} {d} log snapshots taken, and where kept?",
			"What rhythm and storage does the agent use for {p} {d} log snapshots?",
			"How frequent are log snapshots at {p} {d}, and what is their storage?",
			"Which rhythm and which storage belong to {d} log snapshots in {p}?"
		],
		first: [
			"Log snapshots of {p} {d} are taken {a}.",
			"{p} {d} systems write log snapshots {a}, by policy.",
			"The rhythm for {d} log snapshots in {p} is {a}."
		],
		second: [
			"Log snapshots from {p} {d} are kept in the {b}.",
			"Our {b} is the storage for {p} {d} log snapshots.",
			"Storage of {d} log snapshots at {p}: the {b}."
		]
	},
	{
		id: "t49",
		options: billingPair,
		answer: "The licence is paid {a} by {b}.",
		questions: [
			"How often and by what means is the {p} {d} software licence paid?",
			"What cycle and payment method apply to the software licence of {p} {d}?",
			"The {p} {d} software licence is due: which cycle, which payment?",
			"In what cycle and payment does {p} have its {d} software licence?"
		],
		first: [
			"The {p} {d} software licence is renewed {a}.",
			"We have a {a} software licence for {p} {d}.",
			"Cycle of the software licence in {p} {d}: {a}."
		],
		second: [
			"Payment of the {p} {d} software licence goes by {b}.",
			"The {d} software licence of {p} is paid by {b}.",
			"Only {b} payment fits the {p} {d} software licence."
		]
	},
	{
		id: "t50",
		options: billingPair,
		answer: "The support plan is charged {a} by {b}.",
		questions: [
			"What term and payment should the {p} {d} support plan have?",
			"Which term and payment suit the support plan for {p} {d}?",
			"For what term and with which payment is {p} {d} taking a support plan?",
			"The support plan of {p} {d} runs out: which term and payment next?"
		],
		first: [
			"The {a} term was chosen for the {p} {d} support plan.",
			"Term of the support plan at {p} {d}: {a}.",
			"{p} agreed on a {a} support plan in {d}."
		],
		second: [
			"Payment for the {p} {d} support plan is by {b}.",
			"Use {b} payment on the support plan of {p} {d}.",
			"For its {d} support plan, {p} settled on {b} payment."
		]
	},
	{
		id: "t51",
		options: summaryPair,
		answer: "The audit report is {a} and opens with the {b}.",
		questions: [
			"How long is the {p} {d} audit report, and with what does it open?",
			"What length and opening should the agent give the {p} {d} audit report?",
			"Which form does the audit report take in {p} {d}: length and opening?",
			"The agent writes an audit report for {p} {d}: what length, what opening?"
		],
		first: [
			"The audit report in {p} {d} has to be {a}.",
			"Length of the {d} audit report at {p}: {a}.",
			"Auditors of {p} {d} expect a {a} audit report."
		],
		second: [
			"Every {d} audit report at {p} opens with the {b}.",
			"Make the {b} the opening of a {p} {d} audit report.",
			"In {p} {d}, the {b} leads the audit report."
		]
	},
	{
		id: "t52",
		options: meetingPair,
		answer: "Client workshops take place in the {a}, {b}.",
		questions: [
			"At what time of day and in which mode are {p} {d} client workshops held?",
			"How should the agent plan {p} {d} client workshops: time, mode?",
			"Which time and mode fit client workshops for {p} {d}?",
			"The agent books client workshops at {p} {d}: in what mode, and what time?"
		],
		first: [
			"Client workshops of {p} {d} are held each {a}.",
			"The {a} suits {d} client workshops in {p}.",
			"People at {p} {d} favour {a} client workshops."
		],
		second: [
			"Client workshops for {p} {d} are {b}.",
			"The mode of {d} client workshops in {p} is {b}.",
			"We hold {p} {d} client workshops {b}, always."
		]
	}
];

// src/suites/cib/wording/options.ts
const grouping = {
	labels: LABELS.grouping,
	phrases: [
		"by client",
		"by month",
		"by region",
		"by product"
	],
	asides: [
		"Over at {o}, a colleague stacked some old figures {v}.",
		"Just once, a guest chart from {p} came {v}.",
		"People from {o} like their overviews {v}, apparently."
	]
};
const format = {
	labels: LABELS.format,
	phrases: [
		"CSV",
		"PDF",
		"XLSX",
		"JSON"
	],
	asides: [
		"Somebody from {o} said their own documents exist as {v}.",
		"One visitor got a single {v} copy from {p}.",
		"{o} recently turned its own archive into {v}, we heard."
	]
};
const site = {
	labels: LABELS.site,
	phrases: [
		"Frankfurt",
		"Dublin",
		"Oregon",
		"Singapore"
	],
	asides: [
		"Engineers of {o} mentioned that {v} suits them well enough.",
		"During last night’s drill alone, {p} borrowed capacity from {v}.",
		"{o} has long kept everything of its own near {v}."
	]
};
const period = {
	labels: LABELS.period,
	phrases: [
		"one week",
		"one month",
		"one quarter",
		"one year"
	],
	asides: [
		"At {o} similar things reportedly take {v}, someone said.",
		"One guest file from {p} got {v} by favour.",
		"Folks over at {o} settled on {v} among themselves."
	]
};
const channel = {
	labels: LABELS.channel,
	phrases: [
		"email",
		"chat",
		"phone",
		"ticket"
	],
	asides: [
		"Colleagues around {o} sort such matters out by {v}, apparently.",
		"One caller from {p} happened to prefer {v} yesterday.",
		"{o} tells its own partners to expect {v}."
	]
};
const desk = {
	labels: LABELS.desk,
	phrases: [
		"finance",
		"support",
		"legal",
		"security"
	],
	asides: [
		"Inside {o} it is their {v} people who look after this.",
		"Once this morning, {p} borrowed somebody from {v}.",
		"A newcomer to {o} asked what {v} people like."
	]
};
const weekday = {
	labels: LABELS.weekday,
	phrases: [
		"Monday",
		"Tuesday",
		"Thursday",
		"Friday"
	],
	asides: [
		"{o} prefers {v} itself, although its own crew keeps grumbling.",
		"Because of a storm, {p} used {v} just once.",
		"A planner with {o} said {v} works best over there."
	]
};
const cap = {
	labels: LABELS.cap,
	phrases: [
		"500",
		"1000",
		"2500",
		"5000"
	],
	asides: [
		"{o} lives with {v} in its own corner, reportedly without trouble.",
		"One exception at {p} slipped through with {v} yesterday.",
		"A poster from {o} showed {v} in bold print."
	]
};
const version = {
	labels: LABELS.version,
	phrases: [
		"v1",
		"v2",
		"v3",
		"v4"
	],
	asides: [
		"Developers of {o} still rely on {v} within their own stack.",
		"A one-off demo of {p} ran against {v} for ten minutes.",
		"Slides by {o} praised {v} at great length last week."
	]
};
const sending = {
	labels: LABELS.sending,
	phrases: [
		"write a draft only",
		"send it directly",
		"send it once approved",
		"leave it unsent"
	],
	asides: [
		"Their own habit over there at {o}: {v}.",
		"Once, for one impatient guest, {p} chose: {v}.",
		"Someone quoted a poster hanging at {o}: {v}."
	]
};
const approval = {
	labels: LABELS.approval,
	phrases: [
		"approve it",
		"decline it",
		"send it back",
		"refer it upward"
	],
	asides: [
		"Their own old custom over at {o}: {v}.",
		"One odd case at {p} had its own instruction: {v}.",
		"People at {o} have their own habit: {v}."
	]
};
const failure = {
	labels: LABELS.failure,
	phrases: [
		"retry the run",
		"roll it back",
		"skip the item",
		"halt the run"
	],
	asides: [
		"Engineers at {o} have their own reflex: {v}.",
		"For one rehearsal tonight, {p} agreed: {v}.",
		"A handbook written by {o} says: {v}."
	]
};

// src/suites/cib/wording/handling.ts
/** What to do when a certain thing comes up. */
const HANDLING = [
	{
		id: "t21",
		options: sending,
		thing: "the handling of a follow-up mail",
		answer: "With a follow-up mail: {v}.",
		questions: [
			"Somebody at {p} {d} expects a follow-up mail: how do we react?",
			"How is the agent to handle the follow-up mail for {p} {d}?",
			"What happens with a follow-up mail to some {d} contact of {p}?",
			"Which treatment does a follow-up mail get in {p} {d}?"
		],
		statements: [
			"Whenever a follow-up mail is due in {p} {d}, {v}.",
			"For each follow-up mail at {p} {d} we agreed on this: {v}.",
			"My wish for every {p} {d} follow-up mail after a call: {v}."
		]
	},
	{
		id: "t22",
		options: sending,
		thing: "the handling of a payment reminder",
		answer: "With a payment reminder: {v}.",
		questions: [
			"A payment reminder for {p} {d} is ready. What comes next?",
			"What should the agent do with a {p} {d} payment reminder?",
			"How does {p} want a payment reminder to a {d} customer treated?",
			"Some {d} customer of {p} needs a payment reminder: how to proceed?"
		],
		statements: [
			"If a payment reminder comes up in {p} {d}, {v}.",
			"Instruction from {p} about any payment reminder in {d}: {v}.",
			"When some {d} customer at {p} is due a payment reminder, {v}."
		]
	},
	{
		id: "t23",
		options: sending,
		thing: "the handling of a press answer",
		answer: "With a press answer: {v}.",
		questions: [
			"A journalist wrote to {p} {d}. What happens with the press answer?",
			"What should the agent do with a press answer about {p} {d}?",
			"How are we to treat any press answer that concerns {p} {d}?",
			"The {d} press answer of {p} is waiting. What is the next move?"
		],
		statements: [
			"Where a press answer concerns {p} {d}, {v}; that protects everybody involved.",
			"On any press answer from {p} {d} the rule reads: {v}.",
			"Our spokesperson said about each {d} press answer in {p}: {v}."
		]
	},
	{
		id: "t24",
		options: sending,
		thing: "the handling of a meeting invitation",
		answer: "With a meeting invitation: {v}.",
		questions: [
			"{p} {d} lacks a meeting invitation. What should the agent do?",
			"How should the agent deal with a {p} {d} meeting invitation?",
			"What is to happen to the meeting invitation of the {d} group in {p}?",
			"Which procedure covers a meeting invitation at {p} {d}?"
		],
		statements: [
			"If the {d} group of {p} needs a meeting invitation, {v}.",
			"About every meeting invitation in {p} {d} the chair told us: {v}.",
			"Treat a meeting invitation for {p} {d} as follows, please: {v}."
		]
	},
	{
		id: "t25",
		options: approval,
		thing: "the treatment of a late refund claim",
		answer: "With a late refund claim: {v}.",
		questions: [
			"A late refund claim reached {p} {d}. What should the agent do?",
			"How is a late refund claim in {p} {d} to be treated?",
			"What should happen to a late refund claim from a {d} customer of {p}?",
			"Which outcome does a late refund claim get at {p} {d}?"
		],
		statements: [
			"When a late refund claim arrives at {p} {d}, {v}.",
			"For any late refund claim the policy in {p} {d} says: {v}.",
			"Our lead in {p} {d} ruled on the late refund claim question: {v}."
		]
	},
	{
		id: "t26",
		options: approval,
		thing: "the treatment of an unplanned purchase",
		answer: "With an unplanned purchase: {v}.",
		questions: [
			"An unplanned purchase turned up in {p} {d}. What now?",
			"What should the agent do about an unplanned purchase at {p} {d}?",
			"How does {p} treat an unplanned purchase by its {d} staff?",
			"Someone in {p} {d} proposes an unplanned purchase: what is the reply?"
		],
		statements: [
			"If {d} staff in {p} propose an unplanned purchase, {v} that day.",
			"The budget holder of {p} {d} said of an unplanned purchase: {v}.",
			"Facing an unplanned purchase in {p} {d}, please {v} and note the reason."
		]
	},
	{
		id: "t27",
		options: approval,
		thing: "the treatment of a holiday swap",
		answer: "With a holiday swap: {v}.",
		questions: [
			"Two people in {p} {d} want a holiday swap. What should the agent do?",
			"How should a holiday swap in the {p} {d} roster be answered?",
			"What is the answer to a holiday swap between {d} colleagues of {p}?",
			"A holiday swap was entered for {p} {d}: how is it decided?"
		],
		statements: [
			"When {d} colleagues of {p} enter a holiday swap, {v} within a day.",
			"As to any holiday swap inside {p} {d}, the planner told us: {v}.",
			"Concerning the {p} {d} roster: for a holiday swap, {v} unless told otherwise."
		]
	},
	{
		id: "t28",
		options: approval,
		thing: "the treatment of a supplier discount",
		answer: "With a supplier discount: {v}.",
		questions: [
			"A supplier discount was offered to {p} {d}. How should the agent react?",
			"What does {p} do with a supplier discount in {d}?",
			"How is the agent to judge a supplier discount for {p} {d}?",
			"Which reply does a supplier discount get from the {d} buyers of {p}?"
		],
		statements: [
			"If anybody offers {p} {d} a supplier discount, {v}, the buyers agreed.",
			"Buyers at {p} {d} have one reply for a supplier discount: {v}.",
			"Concerning a supplier discount in {p} {d}, we were told this: {v}."
		]
	},
	{
		id: "t29",
		options: failure,
		thing: "the response to a broken import",
		answer: "After a broken import: {v}.",
		questions: [
			"A broken import stopped {p} {d} overnight. What should the agent do?",
			"How should the agent respond to a broken import in {p} {d}?",
			"What is the response of {p} {d} when a broken import appears?",
			"Which reaction fits a broken import on the {d} side of {p}?"
		],
		statements: [
			"In case of a broken import at {p} {d}, {v}, then write it down.",
			"The runbook of {p} {d} covers a broken import like this: {v}.",
			"Response to a broken import, as {p} wants it in {d}: {v}."
		]
	},
	{
		id: "t30",
		options: failure,
		thing: "the response to a failed migration",
		answer: "After a failed migration: {v}.",
		questions: [
			"There is a failed migration in {p} {d}. What should the agent do?",
			"How does {p} {d} deal with a failed migration?",
			"What is the right response to a failed migration of {d} tables in {p}?",
			"A failed migration is reported from {p} {d}: what happens next?"
		],
		statements: [
			"Should a failed migration show up in {p} {d}, {v} before calling anyone.",
			"Database staff of {p} answered on a failed migration in {d}: {v}.",
			"For a failed migration at {p} {d} the agreed response is: {v}."
		]
	},
	{
		id: "t31",
		options: failure,
		thing: "the response to a corrupt upload",
		answer: "After a corrupt upload: {v}.",
		questions: [
			"A corrupt upload was found in {p} {d}. What should the agent do?",
			"How should {p} {d} react to a corrupt upload?",
			"What does the agent do once a corrupt upload hits {p} {d}?",
			"Which response does a corrupt upload call for in the {d} queue of {p}?"
		],
		statements: [
			"Once a corrupt upload is found at {p} {d}, {v}.",
			"In the {d} queue of {p}, a corrupt upload has one remedy: {v}.",
			"Standing order for a corrupt upload inside {p} {d}: {v}."
		]
	},
	{
		id: "t32",
		options: failure,
		thing: "the response to a timed-out sync",
		answer: "After a timed-out sync: {v}.",
		questions: [
			"The {p} {d} sync timed out. What should the agent do?",
			"How should the agent answer a timed-out sync of {p} {d}?",
			"What is done at {p} {d} about a timed-out sync?",
			"Which response follows a timed-out sync between {d} systems of {p}?"
		],
		statements: [
			"If the {d} sync of {p} has timed out, {v} and watch the dashboard.",
			"With a timed-out sync in {p} {d} there is one rule: {v}.",
			"Operators of {p} {d} decided that after a timed-out sync we {v}."
		]
	}
];

// src/suites/cib/wording/session-pairs.ts
/** Answers of two halves that came up on two days. */
const SESSION_PAIRS = [
	{
		id: "t53",
		options: summaryPair,
		answer: "Incident notes are {a} and start with the {b}.",
		questions: [
			"How should the agent write incident notes for {p} {d}?",
			"What shape do {p} {d} incident notes have to take?",
			"An outage hit {p} {d}: how are its incident notes laid out?",
			"Which rules hold for incident notes in {p} {d}?"
		],
		first: [
			"{p} {d} prefers incident notes to be {a}.",
			"Please make {p} {d} incident notes {a}.",
			"We like {a} incident notes in {p} {d}."
		],
		second: [
			"Incident notes of {p} {d} start with the {b}.",
			"In {p} {d} incident notes, mention the {b} early.",
			"For {p} {d}, incident notes lead with {b}."
		]
	},
	{
		id: "t54",
		options: summaryPair,
		answer: "The complaint digest is {a} and puts the {b} on top.",
		questions: [
			"What should the agent’s complaint digest for {p} {d} look like?",
			"How does {p} {d} want its complaint digest written?",
			"The {p} {d} complaint digest is due: which layout does it follow?",
			"Which layout is right for the complaint digest of {p} {d}?"
		],
		first: [
			"Our complaint digest at {p} {d} should stay {a}.",
			"A {a} complaint digest is enough for {p} {d}.",
			"Readers in {p} {d} asked for a {a} complaint digest."
		],
		second: [
			"The complaint digest of {p} {d} puts {b} on top.",
			"In {p} {d}, a complaint digest begins with the {b}.",
			"Each {p} {d} complaint digest should name {b} at once."
		]
	},
	{
		id: "t55",
		options: meetingPair,
		answer: "Job interviews take place in the {a}, {b}.",
		questions: [
			"How should the agent arrange job interviews for {p} {d}?",
			"When and in what manner do {p} {d} job interviews happen?",
			"A candidate applies to {p} {d}: how are job interviews set up?",
			"What arrangement do job interviews have at {p} {d}?"
		],
		first: [
			"Keep {p} {d} job interviews in the {a}.",
			"The {a} works best for {p} {d} job interviews.",
			"Job interviews at {p} {d} belong in the {a}."
		],
		second: [
			"Job interviews for {p} {d} are {b} by default.",
			"All {p} {d} job interviews should be {b}.",
			"We now do {p} {d} job interviews {b}."
		]
	},
	{
		id: "t56",
		options: meetingPair,
		answer: "Safety training takes place in the {a}, {b}.",
		questions: [
			"How should safety training at {p} {d} be planned?",
			"When and how does {p} {d} hold its safety training?",
			"What setup should the agent choose for {p} {d} safety training?",
			"New colleagues join {p} {d}: which setup has their safety training?"
		],
		first: [
			"Hold safety training of {p} {d} in the {a}.",
			"Trainers at {p} {d} offer {a} safety training.",
			"Every {a} is fine for {p} {d} safety training."
		],
		second: [
			"Safety training in {p} {d} has become {b}.",
			"We want {p} {d} safety training done {b}.",
			"For {p} {d}, plan safety training as {b}."
		]
	},
	{
		id: "t57",
		options: interfacePair,
		answer: "Order webhooks use the {a} with a {b}.",
		questions: [
			"How should the agent register order webhooks for {p} {d}?",
			"What connection and proof do {p} {d} order webhooks require?",
			"Which setup makes order webhooks work in {p} {d}?",
			"The agent adds order webhooks at {p} {d}: with what settings?"
		],
		first: [
			"Order webhooks in {p} {d} pass the {a}.",
			"The {a} carries order webhooks for {p} {d}.",
			"Register {p} {d} order webhooks at the {a}."
		],
		second: [
			"Order webhooks of {p} {d} need a {b}.",
			"Without a {b}, {p} {d} rejects order webhooks.",
			"A valid {b} proves {p} {d} order webhooks."
		]
	},
	{
		id: "t58",
		options: copiesPair,
		answer: "Mailbox copies are made {a} and put in the {b}.",
		questions: [
			"How should the agent set up mailbox copies for {p} {d}?",
			"What plan covers mailbox copies at {p} {d}?",
			"How often are {p} {d} mailbox copies made, and where to?",
			"Which settings should mailbox copies of {p} {d} have?"
		],
		first: [
			"Mailbox copies for {p} {d} should run {a}.",
			"Please schedule {p} {d} mailbox copies {a}.",
			"We need {a} mailbox copies at {p} {d}."
		],
		second: [
			"Mailbox copies of {p} {d} belong in the {b}.",
			"The {b} receives {p} {d} mailbox copies.",
			"Store mailbox copies from {p} {d} in our {b}."
		]
	},
	{
		id: "t59",
		options: billingPair,
		answer: "Freelance fees are paid {a} by {b}.",
		questions: [
			"How should the agent pay freelance fees for {p} {d}?",
			"When and by what means are {p} {d} freelance fees paid?",
			"Which terms hold for freelance fees in {p} {d}?",
			"A writer asks {p} {d} about freelance fees: how are they settled?"
		],
		first: [
			"Freelance fees at {p} {d} are settled {a}.",
			"In {p} {d} we settle freelance fees {a}.",
			"The rhythm of {p} {d} freelance fees is {a}."
		],
		second: [
			"Freelance fees for {p} {d} go out by {b}.",
			"Use a {b} for freelance fees of {p} {d}.",
			"Everyone in {p} {d} gets freelance fees by {b}."
		]
	},
	{
		id: "t60",
		options: billingPair,
		answer: "Storage rent is paid {a} by {b}.",
		questions: [
			"How should the agent handle storage rent for {p} {d}?",
			"In which way does {p} {d} pay its storage rent?",
			"What has been agreed on storage rent in {p} {d}?",
			"The landlord writes to {p} {d}: how is storage rent paid?"
		],
		first: [
			"Storage rent in {p} {d} falls due {a}.",
			"The landlord bills {p} {d} storage rent {a}.",
			"Our {p} {d} storage rent is a {a} matter."
		],
		second: [
			"Pay storage rent for {p} {d} by {b}.",
			"Storage rent of {p} {d} moves by {b}.",
			"A {b} settles the {p} {d} storage rent."
		]
	}
];

// src/suites/cib/wording/settings-of-output.ts
/** How results are to look, and how long they are kept. */
const OUTPUT_SETTINGS = [
	{
		id: "t01",
		options: grouping,
		thing: "the order of invoice exports",
		answer: "Invoice exports are grouped {v}.",
		questions: [
			"By what key are {p} {d} invoice exports grouped?",
			"Which grouping do the {p} {d} invoice exports need?",
			"In {p} {d}, what order applies to invoice exports?",
			"What grouping counts for {d} invoice exports in {p}?"
		],
		statements: [
			"For {p} {d}, invoice exports must always arrive grouped {v}.",
			"Please remember that invoice exports in {p} {d} are grouped {v}.",
			"The standing rule at {p} is that {d} invoice exports come sorted {v}."
		]
	},
	{
		id: "t02",
		options: grouping,
		thing: "the split of sales charts",
		answer: "Sales charts are split {v}.",
		questions: [
			"How should sales charts for {p} {d} be split?",
			"What split should the agent give the {p} {d} sales charts?",
			"Along which line are sales charts of {p} {d} divided?",
			"The {d} sales charts of {p} are due: how are they divided?"
		],
		statements: [
			"Readers of {p} {d} sales charts want the bars split {v} in every edition.",
			"From now on all sales charts in {p} {d} are to be split {v}.",
			"Management of {p} asked to see {d} sales charts divided {v} each time."
		]
	},
	{
		id: "t03",
		options: grouping,
		thing: "the folder layout for scanned receipts",
		answer: "Scanned receipts are filed {v}.",
		questions: [
			"How does {p} {d} want its scanned receipts filed?",
			"Which folders should hold the scanned receipts of {p} {d}?",
			"Where do scanned receipts go in the {p} {d} folder tree?",
			"What folder layout fits scanned receipts at {p} {d}?"
		],
		statements: [
			"In {p}, scanned receipts of {d} belong in folders arranged {v}.",
			"Note for later: {p} {d} files its scanned receipts {v}, without exception.",
			"Auditors of {p} {d} look for scanned receipts {v}, so file them that way."
		]
	},
	{
		id: "t04",
		options: format,
		thing: "the file format of partner reports",
		answer: "Partner reports are delivered as {v}.",
		questions: [
			"In which file format do {p} {d} partner reports go out?",
			"What format should the agent choose for partner reports in {p} {d}?",
			"How are {d} partner reports of {p} delivered?",
			"Which file type do partner reports from {p} {d} have?"
		],
		statements: [
			"Each of the {p} {d} partner reports has to be delivered as {v}.",
			"The receiving side of {p} can only read {d} partner reports written as {v}.",
			"Keep in mind that partner reports for {p} {d} always leave us as {v}."
		]
	},
	{
		id: "t05",
		options: format,
		thing: "the format of shared price lists",
		answer: "Price lists are shared as {v}.",
		questions: [
			"What format do the {p} {d} price lists take when shared?",
			"How should the agent share price lists with {d} buyers at {p}?",
			"Which file format suits price lists shared by {p} {d}?",
			"A buyer wants price lists from {p} {d}: in which format?"
		],
		statements: [
			"Buyers in {p} {d} open price lists on old machines, so share {v}.",
			"At {p}, the agreed form for all {d} price lists is {v} and stays so.",
			"Price lists that leave {p} {d} must be saved as {v} before sharing."
		]
	},
	{
		id: "t06",
		options: format,
		thing: "the format of archived meeting minutes",
		answer: "Meeting minutes are archived as {v}.",
		questions: [
			"In what format does {p} {d} archive its meeting minutes?",
			"How should meeting minutes for {p} {d} be stored?",
			"Which format must the agent use to archive {p} {d} meeting minutes?",
			"What file type do the meeting minutes in {p} {d} get?"
		],
		statements: [
			"Meeting minutes of {p} {d} go to the archive as {v}, says the secretary.",
			"Our archive for {p} only accepts {d} meeting minutes that come as {v}.",
			"Remember to store all {p} {d} meeting minutes as {v} in the archive."
		]
	},
	{
		id: "t07",
		options: period,
		thing: "the retention time of access logs",
		answer: "Access logs are kept for {v}.",
		questions: [
			"How long should access logs of {p} {d} be kept?",
			"What retention applies to the access logs in {p} {d}?",
			"When may the agent delete old {p} {d} access logs?",
			"For what time does {p} retain its {d} access logs?"
		],
		statements: [
			"The privacy policy of {p} {d} has access logs kept for {v}, then deleted.",
			"Access logs from {p} {d} are retained for {v} and wiped after that.",
			"Please note: at {p} we keep {d} access logs for exactly {v}."
		]
	},
	{
		id: "t08",
		options: period,
		thing: "the interval between vendor checks",
		answer: "Vendor checks are due after {v}.",
		questions: [
			"How often are vendor checks due in {p} {d}?",
			"What interval separates two vendor checks at {p} {d}?",
			"When does the agent plan further vendor checks for {p} {d}?",
			"After what time do {d} vendor checks in {p} come round again?"
		],
		statements: [
			"In {p} {d}, vendor checks are repeated after {v} at the latest.",
			"We agreed to have {d} vendor checks at {p} come round again after {v}.",
			"The interval between two vendor checks for {p} {d} was fixed at {v}."
		]
	},
	{
		id: "t09",
		options: period,
		thing: "the validity of guest passes",
		answer: "Guest passes are valid for {v}.",
		questions: [
			"How long do guest passes in {p} {d} stay valid?",
			"What validity should the agent set on {p} {d} guest passes?",
			"When do guest passes issued by {p} {d} expire?",
			"For how long does {p} issue its {d} guest passes?"
		],
		statements: [
			"Guest passes issued for {p} {d} are valid for {v} and cannot be extended.",
			"Reception was told that {d} guest passes at {p} expire after {v}.",
			"Security set the validity of all guest passes in {p} {d} to {v}."
		]
	},
	{
		id: "t10",
		options: cap,
		thing: "the row limit of data extracts",
		answer: "Data extracts hold at most {v} rows.",
		questions: [
			"How many rows may data extracts of {p} {d} hold?",
			"What row limit does the agent set on {p} {d} data extracts?",
			"Up to which size are {d} data extracts allowed in {p}?",
			"What is the largest size for data extracts at {p} {d}?"
		],
		statements: [
			"Nobody should pull {p} {d} data extracts above {v} rows.",
			"The limit for {d} data extracts in {p} was set to {v} rows each.",
			"Keep data extracts from {p} {d} at or below {v} rows, the admin says."
		]
	}
];

// src/suites/cib/wording/settings-of-routine.ts
/** Where, when, through whom and up to what amount things are done. */
const ROUTINE_SETTINGS = [
	{
		id: "t11",
		options: cap,
		thing: "the spending limit for team travel",
		answer: "Team travel may cost up to {v}.",
		questions: [
			"What may team travel cost in {p} {d}?",
			"Which spending limit holds for {p} {d} team travel?",
			"Up to what amount is {d} team travel allowed in {p}?",
			"How much money does {p} {d} allow for team travel?"
		],
		statements: [
			"Team travel booked for {p} {d} must stay under {v} per trip.",
			"The controller of {p} set {v} as ceiling on any {d} team travel.",
			"Remember the amount for {p} {d} team travel: {v} and not a cent more."
		]
	},
	{
		id: "t12",
		options: cap,
		thing: "the threshold for goodwill credits",
		answer: "Goodwill credits go up to {v}.",
		questions: [
			"How high may goodwill credits be at {p} {d}?",
			"What threshold does {p} {d} set on goodwill credits?",
			"Which amount must goodwill credits of {p} {d} not exceed?",
			"What sum can the agent grant as {d} goodwill credits in {p}?"
		],
		statements: [
			"Goodwill credits in {p} {d} may reach {v} without any further signature.",
			"We never let goodwill credits for {p} {d} grow past {v} per customer.",
			"At {p}, the threshold on {d} goodwill credits is {v}, according to its handbook."
		]
	},
	{
		id: "t13",
		options: site,
		thing: "the region of customer records",
		answer: "Customer records are stored in {v}.",
		questions: [
			"Where should customer records of {p} {d} be stored?",
			"Which region holds the customer records for {p} {d}?",
			"In what location does {p} keep its {d} customer records?",
			"To which region does the agent write {p} {d} customer records?"
		],
		statements: [
			"By contract, customer records of {p} {d} are stored in {v}.",
			"The region chosen for {p} {d} customer records is {v}, please stick with it.",
			"All customer records from {p} {d} belong on servers near {v}."
		]
	},
	{
		id: "t14",
		options: site,
		thing: "the location of the test cluster",
		answer: "The test cluster runs in {v}.",
		questions: [
			"Where does the {p} {d} test cluster run?",
			"In which location should the agent start the {p} {d} test cluster?",
			"Which data centre hosts the test cluster of {p} {d}?",
			"What location was picked for the {d} test cluster at {p}?"
		],
		statements: [
			"The test cluster for {p} {d} lives in {v}, close to its developers.",
			"Start the {d} test cluster of {p} in {v}; other places lack the quota.",
			"Operations at {p} reserved room in {v} for the {d} test cluster."
		]
	},
	{
		id: "t15",
		options: channel,
		thing: "the way to tell suppliers about delays",
		answer: "Suppliers are told about delays by {v}.",
		questions: [
			"How should the agent tell {p} {d} suppliers about delays?",
			"By what means do suppliers of {p} {d} hear about delays?",
			"Which channel informs {d} suppliers of {p} about delays?",
			"What is the way to announce delays to {p} {d} suppliers?"
		],
		statements: [
			"When delays hit {p} {d}, suppliers want to be told by {v}.",
			"We promised {d} suppliers of {p} to announce delays by {v} every time.",
			"Suppliers for {p} {d} only react to delays if they hear of them by {v}."
		]
	},
	{
		id: "t16",
		options: channel,
		thing: "the channel for night alarms",
		answer: "Night alarms go out by {v}.",
		questions: [
			"Through which channel do night alarms reach the {p} {d} crew?",
			"How are night alarms in {p} {d} passed on?",
			"What channel does the agent take for {p} {d} night alarms?",
			"How does {p} want to receive its {d} night alarms?"
		],
		statements: [
			"The crew behind {p} {d} wants night alarms by {v}, whatever the severity.",
			"Pass on all {d} night alarms in {p} by {v}; the crew agreed.",
			"Night alarms from {p} {d} have to go out by {v} without delay."
		]
	},
	{
		id: "t17",
		options: desk,
		thing: "the recipient of contract questions",
		answer: "Contract questions go to the {v} desk.",
		questions: [
			"Who handles contract questions at {p} {d}?",
			"To which desk do contract questions for {p} {d} go?",
			"Where should the agent pass {p} {d} contract questions?",
			"Which desk answers contract questions from the {d} side of {p}?"
		],
		statements: [
			"Any contract questions in {p} {d} go straight to the {v} desk.",
			"Remember that the {v} desk answers contract questions for {p} {d}.",
			"At {p}, {d} contract questions are the job of the {v} desk alone."
		]
	},
	{
		id: "t18",
		options: desk,
		thing: "the desk for duplicate accounts",
		answer: "Duplicate accounts go to the {v} desk.",
		questions: [
			"Which desk deals with duplicate accounts in {p} {d}?",
			"Where do duplicate accounts found in {p} {d} get reported?",
			"Who should hear from the agent about {p} {d} duplicate accounts?",
			"To whom does {p} hand its {d} duplicate accounts?"
		],
		statements: [
			"Report duplicate accounts found at {p} {d} to the {v} desk, which merges them.",
			"The {v} desk took over all duplicate accounts in {p} {d} for good.",
			"Hand all duplicate accounts inside {p} {d} to the {v} desk."
		]
	},
	{
		id: "t19",
		options: weekday,
		thing: "the day for stock counts",
		answer: "Stock counts take place on {v}.",
		questions: [
			"On which day do stock counts happen in {p} {d}?",
			"When should the agent schedule {p} {d} stock counts?",
			"What day of the week has stock counts at {p} {d}?",
			"Which day does {p} reserve for its {d} stock counts?"
		],
		statements: [
			"Stock counts for {p} {d} take place on {v}, before the warehouse opens.",
			"We settled on {v} as the fixed day of {d} stock counts in {p}.",
			"The warehouse of {p} asks that {d} stock counts be scheduled on {v}."
		]
	},
	{
		id: "t20",
		options: weekday,
		thing: "the day of software releases",
		answer: "Software releases go out on {v}.",
		questions: [
			"On what day do software releases of {p} {d} go out?",
			"Which day suits software releases at {p} {d}?",
			"When may the agent publish {p} {d} software releases?",
			"What release day does {p} hold to for {d} software releases?"
		],
		statements: [
			"All software releases in {p} {d} go out on {v}, after the short check.",
			"The team of {p} wants {d} software releases to happen on {v} only.",
			"Reserve {v} for software releases at {p} {d}, as agreed with operations."
		]
	}
];

// src/suites/cib/wording/updates-of-agreements.ts
/** Agreements that changed: the question asks for the one in force. */
const AGREEMENT_UPDATES = [
	{
		id: "t34",
		options: version,
		answer: "Contracts follow template {v}.",
		questions: [
			"Which contract template is in force for {p} {d}?",
			"What contract template should the agent fill in for {p} {d} now?",
			"New staff join {p} {d}: which contract template counts at present?",
			"On what contract template do current {d} deals of {p} rest?"
		],
		before: [
			"{p} {d} uses contract template {v}.",
			"The contract template in {p} {d} is {v}.",
			"Fill in contract template {v} for {p} {d}."
		],
		after: [
			"Lawyers withdrew {w}: the contract template for {p} {d} has become {v}.",
			"Contract template {v} is in force at {p} {d} and supersedes {w} entirely.",
			"As of this week {p} signs {d} deals on contract template {v} instead of {w}."
		]
	},
	{
		id: "t36",
		options: weekday,
		answer: "Planning calls take place on {v}.",
		questions: [
			"On which day are {p} {d} planning calls held now?",
			"When do the planning calls of {p} {d} take place these days?",
			"What is the current day for {d} planning calls in {p}?",
			"Which day should the agent book for upcoming {p} {d} planning calls?"
		],
		before: [
			"Planning calls of {p} {d} are on {v}.",
			"{p} holds {d} planning calls on {v}.",
			"{d} planning calls at {p} happen on {v}."
		],
		after: [
			"Planning calls for {p} {d} were shifted from {w} to {v} for good.",
			"Because of clashes, {p} will hold its {d} planning calls on {v}, no longer on {w}.",
			"New calendar for {p} {d}: planning calls take place on {v}, {w} is free again."
		]
	},
	{
		id: "t37",
		options: weekday,
		answer: "Supplier payments leave on {v}.",
		questions: [
			"On what day do supplier payments of {p} {d} leave now?",
			"Which day is valid for {p} {d} supplier payments at present?",
			"When should the agent release the {d} supplier payments in {p} this month?",
			"What is the latest agreed day for supplier payments at {p} {d}?"
		],
		before: [
			"{p} {d} supplier payments leave on {v}.",
			"Supplier payments in {p} {d} go on {v}.",
			"{p} books {d} supplier payments on {v}."
		],
		after: [
			"The bank moved our slot: supplier payments for {p} {d} leave on {v} rather than {w}.",
			"Supplier payments of {p} {d} switch to {v}; please forget {w} altogether.",
			"From this month {p} releases {d} supplier payments on {v}, after years of {w}."
		]
	},
	{
		id: "t39",
		options: site,
		answer: "Returned goods go to {v}.",
		questions: [
			"Where do returned goods of {p} {d} go now?",
			"To which warehouse should the agent direct returned goods from {p} {d}?",
			"What is the present address for {d} returned goods in {p}?",
			"Which warehouse takes returned goods for {p} {d} at the moment?"
		],
		before: [
			"Returned goods of {p} {d} go to {v}.",
			"{p} ships {d} returned goods to {v}.",
			"{v} takes returned goods for {p} {d}."
		],
		after: [
			"The old warehouse shut, so returned goods from {p} {d} go to {v} instead of {w}.",
			"Returned goods for {p} {d} are now taken in at {v}; {w} refuses them.",
			"Starting today {p} wants {d} returned goods shipped to {v} and not {w}."
		]
	},
	{
		id: "t43",
		options: desk,
		answer: "Data requests are answered by {v}.",
		questions: [
			"Who answers data requests for {p} {d} now?",
			"To which desk should the agent pass {p} {d} data requests today?",
			"What desk is in charge of {d} data requests in {p} at present?",
			"Which people currently take data requests about {p} {d}?"
		],
		before: [
			"Data requests for {p} {d} go to {v}.",
			"{v} answers {d} data requests in {p}.",
			"At {p}, {v} takes {d} data requests."
		],
		after: [
			"After the reshuffle, data requests for {p} {d} go to {v} and not to {w}.",
			"{v} has taken over data requests about {p} {d} that {w} used to answer.",
			"Please send no more {d} data requests of {p} to {w}; {v} is in charge."
		]
	},
	{
		id: "t44",
		options: format,
		answer: "Shift plans are published as {v}.",
		questions: [
			"In what format are {p} {d} shift plans published now?",
			"Which file format should the agent use today for {p} {d} shift plans?",
			"What is the current format of the {d} shift plans in {p}?",
			"How must upcoming shift plans of {p} {d} be formatted at present?"
		],
		before: [
			"{p} publishes {d} shift plans as {v}.",
			"Shift plans of {p} {d} are {v} files.",
			"{d} shift plans at {p} come as {v}."
		],
		after: [
			"The new viewer needs {v}, so {p} stopped making {d} shift plans as {w}.",
			"Shift plans for {p} {d} are published as {v} from here on, {w} is history.",
			"Staff could not open {w}; shift plans of {p} {d} have been {v} since."
		]
	}
];

// src/suites/cib/wording/updates-of-systems.ts
/** Technical states that changed: the question asks for the present one. */
const SYSTEM_UPDATES = [
	{
		id: "t33",
		options: version,
		answer: "Jobs use endpoint {v}.",
		questions: [
			"Today the agent starts {p} {d} jobs: against which endpoint?",
			"To what endpoint do {p} {d} jobs go at present?",
			"What is the valid endpoint for {d} jobs in {p} these days?",
			"Where do the jobs of {p} {d} connect now: which endpoint?"
		],
		before: [
			"{p} points {d} jobs at endpoint {v}.",
			"Endpoint {v} takes all {d} jobs from {p}.",
			"{d} jobs at {p} use endpoint {v}."
		],
		after: [
			"Jobs of {p} {d} were moved to endpoint {v}; calls to {w} fail from today.",
			"Since the migration, {p} {d} jobs have endpoint {v}, and {w} is retired.",
			"Endpoint {v} replaces {w} for {d} jobs in {p}; update every script."
		]
	},
	{
		id: "t35",
		options: version,
		answer: "Scoring runs on model {v}.",
		questions: [
			"Which scoring model does {p} {d} run at the moment?",
			"What scoring model should the agent call for {p} {d} today?",
			"On which scoring model do {d} results of {p} currently rest?",
			"What is the present scoring model for {p} {d}?"
		],
		before: [
			"{p} {d} runs scoring model {v}.",
			"Scoring model {v} serves {p} {d}.",
			"At {p}, {d} calls scoring model {v}."
		],
		after: [
			"After the comparison, {p} switched its {d} scoring model from {w} over to {v}.",
			"Scoring model {v} went live for {p} {d}, and {w} was turned off.",
			"We replaced {w}: {p} {d} now has {v} as its scoring model."
		]
	},
	{
		id: "t38",
		options: site,
		answer: "Traffic is served from {v}.",
		questions: [
			"From which place is {p} {d} traffic served today?",
			"Where should the agent direct live traffic of {p} {d} now?",
			"From which location is the {d} traffic of {p} served at present?",
			"What is the current home of {p} {d} live traffic?"
		],
		before: [
			"Live {d} traffic of {p} is served from {v}.",
			"{p} serves {d} live traffic from {v}.",
			"{v} serves live {d} traffic for {p}, which is cheap."
		],
		after: [
			"All live traffic of {p} {d} is now served from {v}; {w} has closed.",
			"We took {w} offline: {d} traffic of {p} is served from {v}.",
			"The move is done: live traffic from {p} {d} is served at {v}, no longer {w}."
		]
	},
	{
		id: "t40",
		options: cap,
		answer: "Batch jobs hold up to {v} records.",
		questions: [
			"What batch size applies to {p} {d} uploads now?",
			"How large may the batch for {d} uploads in {p} be at present?",
			"Which batch size should the agent set on {p} {d} uploads today?",
			"What is the current ceiling for one batch of {p} {d} uploads?"
		],
		before: [
			"{p} {d} uploads have batch size {v}.",
			"One batch of {d} uploads at {p} holds {v}.",
			"Batch size for {p} {d} uploads: {v}."
		],
		after: [
			"The server was rebuilt, and {p} {d} uploads now go in a batch of {v}, not {w}.",
			"Uploads in {p} {d} get a new batch size of {v}, which replaces {w}.",
			"We changed the batch size for {d} uploads at {p} from {w} to {v}."
		]
	},
	{
		id: "t41",
		options: period,
		answer: "Backups are kept for {v}.",
		questions: [
			"How long does {p} {d} keep old backups now?",
			"What is the present lifetime of old {p} {d} backups?",
			"When are old backups for {p} {d} removed under the current policy?",
			"For how long should the agent keep {d} backups of {p} from today?"
		],
		before: [
			"{p} keeps old {d} backups for {v}.",
			"Old backups of {p} {d} are removed after {v}.",
			"The old {d} backups at {p} live {v}."
		],
		after: [
			"New policy: old backups of {p} {d} are removed after {v}, formerly {w}.",
			"The auditor had {p} keep old {d} backups for {v} where it was {w}.",
			"Lifetime for old {p} {d} backups went from {w} to {v} last night."
		]
	},
	{
		id: "t42",
		options: channel,
		answer: "Outage notices go out by {v}.",
		questions: [
			"How are {p} {d} outage notices sent out now?",
			"By what means should the agent issue outage notices for {p} {d} today?",
			"Which channel carries the outage notices of {p} {d} at present?",
			"What is the current way to spread {d} outage notices in {p}?"
		],
		before: [
			"{p} {d} outage notices go out by {v}.",
			"{p} issues {d} outage notices by {v}.",
			"Outage notices of {p} {d} travel by {v}."
		],
		after: [
			"Too many were missed: {p} now sends {d} outage notices by {v}, not by {w}.",
			"Outage notices for {p} {d} go out by {v} from here on; drop {w}.",
			"The {d} team at {p} gave up {w} and spreads outage notices by {v}."
		]
	}
];

// src/suites/cib/generating/topics.ts
/** The topics by what their evidence is: one fact, a fact that replaced another, or two halves. */
const SETTINGS = [...OUTPUT_SETTINGS, ...ROUTINE_SETTINGS];
const ACTS = HANDLING;
/** Abstention asks the same questions as the families that can answer: a question never tells that nobody knows. */
const UNKNOWNS = [...SETTINGS, ...ACTS];
const UPDATES = [...SYSTEM_UPDATES, ...AGREEMENT_UPDATES];
const DOCUMENT_PAIRS = EVIDENCE_PAIRS;
const DAY_PAIRS = SESSION_PAIRS;

// src/suites/cib/generating/story.ts
function storyOf(source) {
	switch (source.place.family) {
		case "selective_write": return factStory(source, SETTINGS);
		case "action_grounding": return factStory(source, ACTS);
		case "abstention": return unknownStory(source);
		case "knowledge_update": return updateStory(source);
		case "evidence_retrieval": return pairStory(source, DOCUMENT_PAIRS);
		case "multi_session": return pairStory(source, DAY_PAIRS);
		case "causal_action": return causeStory(source);
	}
}
/** Every topic has so many: its type says so. */
const QUESTIONS = 4;
function ask(source, topics) {
	const turn = turnOf(source.seed, source.place, topics.length, QUESTIONS);
	const topic = topics[turn.topic];
	const names = {
		p: source.scope.project,
		d: source.scope.domain
	};
	return {
		topic,
		names,
		question: fill(topic.questions[turn.question], names)
	};
}
function factStory(source, topics) {
	const { random } = source;
	const { topic, names, question } = ask(source, topics);
	const { labels, phrases, asides } = topic.options;
	const option = random.below(labels.length);
	const slots = {
		...names,
		v: phrases[option]
	};
	return {
		template: topic.id,
		question,
		evidence: { gold: fill(random.pick(topic.statements), slots) },
		action: labels[option],
		answer: fill(topic.answer, slots),
		asides: {
			templates: asides,
			slots: { v: random.pick(phrases) }
		}
	};
}
function unknownStory(source) {
	const { random } = source;
	const { topic, names, question } = ask(source, UNKNOWNS);
	const { action, notes, answer } = random.pick(UNKNOWN);
	const slots = {
		...names,
		thing: topic.thing
	};
	return {
		template: topic.id,
		question,
		evidence: { gold: fill(random.pick(notes), slots) },
		action,
		answer: fill(`{thing} is not known: ${answer}`, slots),
		asides: {
			templates: topic.options.asides,
			slots: { v: random.pick(topic.options.phrases) }
		}
	};
}
function updateStory(source) {
	const { random } = source;
	const { topic, names, question } = ask(source, UPDATES);
	const { labels, phrases, asides } = topic.options;
	const option = random.below(labels.length);
	const old = phrases[(option + 1 + random.below(phrases.length - 1)) % phrases.length];
	const slots = {
		...names,
		v: phrases[option],
		w: old
	};
	return {
		template: topic.id,
		question,
		evidence: {
			stale: fill(random.pick(topic.before), {
				...names,
				v: old
			}),
			gold: fill(random.pick(topic.after), slots)
		},
		action: labels[option],
		answer: fill(topic.answer, slots),
		asides: {
			templates: asides,
			slots: { v: random.pick(phrases) }
		}
	};
}
function pairStory(source, topics) {
	const { random } = source;
	const { topic, names, question } = ask(source, topics);
	const { labels, first, second, asides } = topic.options;
	const option = random.below(labels.length);
	const slots = {
		...names,
		a: first[option >> 1],
		b: second[option & 1]
	};
	const halves = [fill(random.pick(topic.first), slots), fill(random.pick(topic.second), slots)];
	const [gold, later] = random.below(2) === 0 ? halves : [halves[1], halves[0]];
	return {
		template: topic.id,
		question,
		evidence: {
			gold,
			second: later
		},
		action: labels[option],
		answer: fill(topic.answer, slots),
		asides: {
			templates: asides,
			slots: {
				a: random.pick(first),
				b: random.pick(second)
			}
		}
	};
}
function causeStory(source) {
	const { random } = source;
	const turn = turnOf(source.seed, source.place, CAUSE_TOPICS.length, CAUSE_QUESTIONS.length);
	const { id, change, effect, cause } = CAUSE_TOPICS[turn.topic];
	const slots = {
		p: source.scope.project,
		d: source.scope.domain,
		change,
		effect,
		cause
	};
	const option = random.below(LABELS.cause.length);
	return {
		template: id,
		question: fill(CAUSE_QUESTIONS[turn.question], slots),
		evidence: {
			stale: fill(random.pick(OBSERVED), slots),
			gold: fill(random.pick(FINDINGS[option]), slots)
		},
		action: LABELS.cause[option],
		answer: fill(CAUSE_ANSWERS[option], slots),
		asides: {
			templates: CAUSE_ASIDES,
			slots: {}
		}
	};
}

// src/suites/cib/generating/timeline.ts
const MINUTE = 6e4;
const DAY = 1440;
const FIRST = Date.UTC(2026, 0, 5, 8);
/** The times of a history, each hours to weeks after the one before. A new session begins a day later or more. */
function timelineOf(random) {
	let now = FIRST + random.below(200 * DAY) * MINUTE;
	return (newSession) => {
		const soon = random.below(2) === 0 && !newSession;
		now += (soon ? 120 + random.below(DAY) : DAY + random.below(16 * DAY)) * MINUTE;
		return `${new Date(now).toISOString().slice(0, 19)}Z`;
	};
}

// src/suites/cib/generate.ts
/** The built-in dataset. It reproduces the paper's tables at every seed (CIB section 8), in wording of its own. */
const generator = {
	publicSeed: "cib-public-1",
	publicCount: 250,
	generate(seed, index) {
		const place = placeOf(index);
		const random = randomOf(`${seed}:${index}`);
		const scope = {
			project: random.pick(PROJECTS),
			domain: random.pick(DOMAINS)
		};
		const story = storyOf({
			seed,
			place,
			scope,
			random
		});
		return assemble(`cib_${String(index).padStart(6, "0")}`, place, scope, story, random.pick(rowsOf(place.family)), random);
	}
};
function assemble(id, place, scope, story, parts, random) {
	const idOf = (part) => `${id}_e${parts.indexOf(part) + 1}`;
	const held = (part) => parts.includes(part) ? [idOf(part)] : [];
	const noise = noiseOf(random, scope, story.question, story.asides, parts.filter((part) => part === "noise").length);
	return {
		id,
		family: place.family,
		...scope,
		events: eventsOf(id, scope, story, parts, noise, timelineOf(random)),
		question: story.question,
		gold_evidence: [...held("gold"), ...held("second")].sort(),
		stale_evidence: held("stale"),
		requires_abstention: place.family === "abstention",
		gold_action: story.action,
		gold_answer: story.answer,
		allowed_actions: ACTIONS,
		template: story.template
	};
}
function eventsOf(id, scope, story, parts, noise, timeOf) {
	let heard = 0;
	return parts.map((part, at) => {
		const said = part === "noise" ? noise[heard++] : {
			text: story.evidence[part],
			...scope
		};
		return {
			source_id: `${id}_e${at + 1}`,
			timestamp: timeOf(part === "second"),
			text: said.text,
			should_write: part !== "noise",
			project: said.project,
			domain: said.domain,
			stale: part === "stale",
			superseded_by: part === "stale" ? `${id}_e${parts.indexOf("gold") + 1}` : null
		};
	});
}

// src/suites/cib/official.ts
/** CIB v0 as published on 2026-07-01; only these bytes make a run official. */
const OFFICIAL = [{
	id: "cib-v0",
	sha256: "e63b77bcd100e8dfa156fb469dccece798b0eb9924c9bf4b5096f0b06175d54f"
}];
/** The published file lists no actions: every task is offered the union of the gold ones, which betrays none. */
function offerAllActions(tasks) {
	const union = [...new Set(tasks.flatMap((task) => [task.gold_action, ...task.allowed_actions]))].sort();
	return tasks.map((task) => task.allowed_actions.length > 0 ? task : {
		...task,
		allowed_actions: union
	});
}

// src/suites/cib/references.ts
/**
* The three events that share most words with the question (CIB section 6).
* Of equals the later event goes first: the published averages of tokens hold only with this order.
*/
function lexicalTop3(events, question) {
	const asked = words(question);
	return events.map((event, position) => ({
		event,
		position,
		score: overlap(asked, event.text)
	})).sort((a, b) => b.score - a.score || b.position - a.position).slice(0, 3).map(({ event }) => event);
}
const durable = (task) => task.events.filter((event) => event.should_write);
const inScope = (task) => (event) => event.project === task.project && event.domain === task.domain;
const RETRIEVERS = [
	{
		name: "recent3",
		readsLabels: false,
		summary: "The last three events.",
		retrieve: (task) => task.events.slice(-3)
	},
	{
		name: "fullHistory",
		readsLabels: false,
		summary: "Every event of the history.",
		retrieve: (task) => task.events
	},
	{
		name: "lexical3",
		readsLabels: false,
		summary: "The three events that share most words with the question.",
		retrieve: (task) => lexicalTop3(task.events, task.question)
	},
	{
		name: "writeLexical3",
		readsLabels: true,
		summary: "Of the events labelled as durable, the three that share most words with the question.",
		retrieve: (task) => lexicalTop3(durable(task), task.question)
	},
	{
		name: "scopedHybrid3",
		readsLabels: true,
		summary: "Durable events in the scope of the question without superseded ones, ranked by shared words: an upper bound.",
		retrieve: (task) => {
			const current = durable(task).filter((event) => !event.stale);
			const scoped = current.filter(inScope(task));
			return lexicalTop3(scoped.length > 0 ? scoped : current, task.question);
		}
	}
];
/** The paper's five systems (section 6). They retrieve and choose no action. */
const references = RETRIEVERS.map(({ name, readsLabels, summary, retrieve }) => ({
	name,
	kind: "reference",
	readsLabels,
	summary,
	capabilities: [],
	answer: (task) => replies(task, { evidence: retrieve(task).map((event) => event.source_id) })
}));

// src/suites/cib/blank.ts
/** The text with every whole word that is one of the names, in any case, replaced by `_`. */
function blank(text, names) {
	const patterns = names.filter((name) => name !== "").map(literal);
	patterns.sort((a, b) => b.length - a.length);
	if (patterns.length === 0) return text;
	return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])(?:${patterns.join("|")})(?![\\p{L}\\p{N}_])`, "giu"), "_");
}
function literal(name) {
	return name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

// src/suites/cib/cluster.ts
/**
* Tasks made from one template are not independent. The template is named in our own data; elsewhere the
* question with the names blanked stands for it.
*/
function clusterOf(task) {
	return `${task.family}/${task.template ?? blank(task.question, [task.project, task.domain])}`;
}

// src/suites/cib/normalise.ts
/** Answers are compared as text: case, punctuation, white space and compatibility forms aside. */
function normalise(text) {
	return text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
function sameText(a, b) {
	return normalise(a) === normalise(b);
}

// src/suites/cib/response.ts
/** Null where the episode did not get to a reply to its question: the task errored. */
function readResponse(task, episodes, capabilities) {
	let query;
	const written = /* @__PURE__ */ new Set();
	for (const reply of episodes.find((episode) => episode.key === task.id)?.replies ?? []) {
		if ("fault" in reply) return null;
		if ("skipped" in reply) continue;
		if (reply.method === "observe") for (const id of reply.result.written ?? []) written.add(id);
		if (reply.method === "query") query = reply.result;
	}
	if (query === void 0) return null;
	return {
		retrieved: new Set(query.evidence),
		...capabilities.has("written") && { written },
		...capabilities.has("action") && { action: query.action ?? "" },
		...capabilities.has("answer") && { answer: query.answer ?? "" },
		...capabilities.has("abstain") && { abstained: abstained(query) },
		...capabilities.has("usage") && query.usage && { billedTokens: query.usage.input_tokens + query.usage.output_tokens }
	};
}
/** A system abstains by saying so, or by choosing an action that asks or waits. */
function abstained(query) {
	return query.abstain ?? (query.action !== void 0 && ABSTAINING.includes(query.action));
}

// src/suites/cib/retrieval.ts
function scoreRetrieval(task, retrieved) {
	const missing = task.gold_evidence.filter((id) => !retrieved.has(id));
	const hits = task.gold_evidence.length - missing.length;
	const stale = task.stale_evidence.some((id) => retrieved.has(id));
	return {
		precision: retrieved.size === 0 ? 0 : hits / retrieved.size,
		recall: hits / task.gold_evidence.length,
		sufficient: missing.length === 0 && !stale,
		stale,
		unsupported: retrieved.size > 0 && hits === 0,
		flooded: retrieved.size > task.gold_evidence.length + 2,
		missing,
		tokens: estimateTokens(task, retrieved)
	};
}
/** The paper's estimate of context: distinct words of the question plus those of each retrieved event. */
function estimateTokens(task, retrieved) {
	let tokens = words(task.question).size;
	for (const event of task.events) if (retrieved.has(event.source_id)) tokens += words(event.text).size;
	return tokens;
}

// src/suites/cib/score.ts
const NOTHING = { retrieved: /* @__PURE__ */ new Set() };
/**
* One task from its gold and the replies alone (CIB section 7.1).
* It passes where retrieval is sufficient and, for a system that acts, the action is the gold one.
* A task that errored retrieved nothing and is wrong in all that the system declared.
*/
function score(task, episodes, capabilities) {
	const read = readResponse(task, episodes, capabilities);
	const response = read ?? errored(capabilities);
	const retrieval = scoreRetrieval(task, response.retrieved);
	const pass = read !== null && retrieval.sufficient && (response.action ?? task.gold_action) === task.gold_action;
	return {
		id: task.id,
		family: task.family,
		cluster: clusterOf(task),
		slices: {},
		pass,
		errored: read === null,
		values: {
			...retrievalValues(retrieval),
			...responseValues(task, response, retrieval)
		},
		failure_modes: pass || read === null ? [] : failureModes(task, response, retrieval)
	};
}
function errored(capabilities) {
	return {
		...NOTHING,
		...capabilities.has("written") && { written: /* @__PURE__ */ new Set() },
		...capabilities.has("action") && { action: "" },
		...capabilities.has("answer") && { answer: "" },
		...capabilities.has("abstain") && { abstained: false }
	};
}
function retrievalValues(retrieval) {
	const sufficient = Number(retrieval.sufficient);
	return {
		evidence_precision: retrieval.precision,
		evidence_recall: retrieval.recall,
		retrieval_sufficiency: sufficient,
		action_upper_bound: sufficient,
		stale_error: Number(retrieval.stale),
		unsupported_risk: Number(retrieval.unsupported),
		context_flood: Number(retrieval.flooded),
		avg_tokens: retrieval.tokens,
		grounded_utility_per_1k: [1e3 * sufficient, retrieval.tokens]
	};
}
/** What only some systems do. Absent where it was not declared, or where the task gives no occasion for it. */
function responseValues(task, response, retrieval) {
	const values = {};
	const { action, answer, abstained, written, billedTokens } = response;
	const correct = action === task.gold_action;
	if (action !== void 0) values.action_accuracy = Number(correct);
	if (answer !== void 0 && task.gold_answer !== void 0) values.answer_accuracy = Number(sameText(answer, task.gold_answer));
	if ((action || answer) && !abstained) values.unsupported_claim_rate = Number(retrieval.missing.length > 0);
	if (abstained) values.abstention_precision = Number(task.requires_abstention);
	if (abstained !== void 0 && task.requires_abstention) values.abstention_recall = Number(abstained);
	if (written !== void 0) {
		const due = task.events.filter((event) => event.should_write).map((event) => event.source_id);
		const kept = due.filter((id) => written.has(id)).length;
		if (written.size > 0) values.write_precision = [kept, written.size];
		if (due.length > 0) values.write_recall = [kept, due.length];
	}
	if (billedTokens !== void 0) {
		values.billable_tokens = billedTokens;
		values.grounded_utility_billed_per_1k = [1e3 * Number(retrieval.sufficient), billedTokens];
	}
	return values;
}

// src/suites/cib/tell.ts
function tell(task) {
	return {
		events: task.events.map((event) => ({
			sourceId: event.source_id,
			timestamp: event.timestamp,
			text: event.text,
			marks: marksOf(task, event)
		})),
		question: task.question,
		gold: [
			{
				label: "evidence",
				value: task.gold_evidence.join(", ")
			},
			...task.stale_evidence.length > 0 ? [{
				label: "must not rest on",
				value: task.stale_evidence.join(", ")
			}] : [],
			{
				label: "action",
				value: task.gold_action
			},
			...task.gold_answer === void 0 ? [] : [{
				label: "answer",
				value: task.gold_answer
			}],
			{
				label: "abstention",
				value: task.requires_abstention ? "due" : "not due"
			}
		]
	};
}
function marksOf(task, { source_id: id, stale, should_write, project, domain }) {
	const marks = [];
	if (task.gold_evidence.includes(id)) marks.push("gold");
	if (stale) marks.push("stale");
	if (!should_write) marks.push("noise");
	if (project !== task.project || domain !== task.domain) marks.push("other scope");
	return marks;
}

// src/suites/cib/validate.ts
/** The release checks on the data (CIB appendix B): counts, unique ids, evidence pointers, supersession. */
function validate(tasks) {
	const problems = [];
	const ids = /* @__PURE__ */ new Set();
	const counts = {};
	let total = 0;
	for (const task of tasks) {
		if (ids.has(task.id)) problems.push(`${task.id}: the id stands twice`);
		ids.add(task.id);
		counts[task.family] = (counts[task.family] ?? 0) + 1;
		total += 1;
		for (const problem of taskProblems(task)) problems.push(`${task.id}: ${problem}`);
	}
	return [...problems, ...countProblems(counts, total)];
}
/** Whole blocks of 250 must hold the paper's families in the paper's counts (section 11). */
function countProblems(counts, total) {
	const blocks = total / 250;
	if (!Number.isInteger(blocks) || total === 0) return [`${total} tasks: a release holds a multiple of 250`];
	return FAMILIES.filter((family) => counts[family] !== FAMILY_COUNTS[family] * blocks).map((family) => `${family}: ${counts[family] ?? 0} tasks, not ${FAMILY_COUNTS[family] * blocks}`);
}
/** One task's labels: evidence points at its events, stale events and no others name what superseded them. */
function taskProblems(task) {
	const problems = [];
	const position = new Map(task.events.map((event, index) => [event.source_id, index]));
	if (position.size !== task.events.length) problems.push("a source id stands twice");
	for (const id of [...task.gold_evidence, ...task.stale_evidence]) if (!position.has(id)) problems.push(`${id} is evidence, but no event of the task`);
	for (const id of task.gold_evidence) if (task.stale_evidence.includes(id)) problems.push(`${id} is both gold and stale`);
	if (task.gold_evidence.length === 0) problems.push("no gold evidence");
	if (!task.allowed_actions.includes(task.gold_action)) problems.push(`gold action ${task.gold_action} is not allowed`);
	for (const event of task.events) {
		const { source_id: id, stale, superseded_by: newer } = event;
		if (stale !== task.stale_evidence.includes(id)) problems.push(`${id}: stale label and stale_evidence disagree`);
		if (stale !== Boolean(newer)) problems.push(`${id}: a stale event, and no other, names what supersedes it`);
		const by = task.events.find((other) => other.source_id === newer);
		if (newer && by === void 0) problems.push(`${id}: superseded by ${newer}, which is no event of the task`);
		if (by !== void 0 && by.timestamp <= event.timestamp) problems.push(`${id}: superseded by ${newer}, which is not newer`);
	}
	return problems;
}

// src/suites/cib/cib.ts
const cib = {
	description,
	generator,
	loader: {
		schema: async () => (await import("./schema.js")).CibTaskSchema,
		complete: offerAllActions,
		official: OFFICIAL
	},
	compile,
	score,
	taskProblems,
	validate,
	tell,
	references: [...references, ...controls],
	claims: async (results) => (await import("./claims.js")).claims(results)
};

export { cib };