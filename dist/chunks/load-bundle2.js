import { i as loadScorecard, n as loadManifest, r as loadOutcomes, t as datasetOf } from "./load-bundle.js";

export { loadScorecard };