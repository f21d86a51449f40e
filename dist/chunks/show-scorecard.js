import { n as scorecardView, t as scorecardText } from "./scorecard.js";
import { n as loadSuite } from "./catalogue.js";

// src/cli/show-scorecard.ts
async function showScorecard(scorecard, style) {
	const { description } = await loadSuite(scorecard.suite.id);
	return scorecardText(scorecardView(scorecard, description), style);
}

export { showScorecard };