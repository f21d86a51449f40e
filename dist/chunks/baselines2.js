import { t as baselines } from "./baselines3.js";

export { baselines };