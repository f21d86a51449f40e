import { LABELS } from '../actions.ts';
import type { OptionSet } from './topic.ts';

export const grouping = {
  labels: LABELS.grouping,
  phrases: ['by client', 'by month', 'by region', 'by product'],
  asides: [
    'Over at {o}, a colleague stacked some old figures {v}.',
    'Just once, a guest chart from {p} came {v}.',
    'People from {o} like their overviews {v}, apparently.',
  ],
} as const satisfies OptionSet;

export const format = {
  labels: LABELS.format,
  phrases: ['CSV', 'PDF', 'XLSX', 'JSON'],
  asides: [
    'Somebody from {o} said their own documents exist as {v}.',
    'One visitor got a single {v} copy from {p}.',
    '{o} recently turned its own archive into {v}, we heard.',
  ],
} as const satisfies OptionSet;

export const site = {
  labels: LABELS.site,
  phrases: ['Frankfurt', 'Dublin', 'Oregon', 'Singapore'],
  asides: [
    'Engineers of {o} mentioned that {v} suits them well enough.',
    'During last night’s drill alone, {p} borrowed capacity from {v}.',
    '{o} has long kept everything of its own near {v}.',
  ],
} as const satisfies OptionSet;

export const period = {
  labels: LABELS.period,
  phrases: ['one week', 'one month', 'one quarter', 'one year'],
  asides: [
    'At {o} similar things reportedly take {v}, someone said.',
    'One guest file from {p} got {v} by favour.',
    'Folks over at {o} settled on {v} among themselves.',
  ],
} as const satisfies OptionSet;

export const channel = {
  labels: LABELS.channel,
  phrases: ['email', 'chat', 'phone', 'ticket'],
  asides: [
    'Colleagues around {o} sort such matters out by {v}, apparently.',
    'One caller from {p} happened to prefer {v} yesterday.',
    '{o} tells its own partners to expect {v}.',
  ],
} as const satisfies OptionSet;

export const desk = {
  labels: LABELS.desk,
  phrases: ['finance', 'support', 'legal', 'security'],
  asides: [
    'Inside {o} it is their {v} people who look after this.',
    'Once this morning, {p} borrowed somebody from {v}.',
    'A newcomer to {o} asked what {v} people like.',
  ],
} as const satisfies OptionSet;

export const weekday = {
  labels: LABELS.weekday,
  phrases: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
  asides: [
    '{o} prefers {v} itself, although its own crew keeps grumbling.',
    'Because of a storm, {p} used {v} just once.',
    'A planner with {o} said {v} works best over there.',
  ],
} as const satisfies OptionSet;

export const cap = {
  labels: LABELS.cap,
  phrases: ['500', '1000', '2500', '5000'],
  asides: [
    '{o} lives with {v} in its own corner, reportedly without trouble.',
    'One exception at {p} slipped through with {v} yesterday.',
    'A poster from {o} showed {v} in bold print.',
  ],
} as const satisfies OptionSet;

export const version = {
  labels: LABELS.version,
  phrases: ['v1', 'v2', 'v3', 'v4'],
  asides: [
    'Developers of {o} still rely on {v} within their own stack.',
    'A one-off demo of {p} ran against {v} for ten minutes.',
    'Slides by {o} praised {v} at great length last week.',
  ],
} as const satisfies OptionSet;

export const sending = {
  labels: LABELS.sending,
  phrases: ['write a draft only', 'send it directly', 'send it once approved', 'leave it unsent'],
  asides: [
    'Their own habit over there at {o}: {v}.',
    'Once, for one impatient guest, {p} chose: {v}.',
    'Someone quoted a poster hanging at {o}: {v}.',
  ],
} as const satisfies OptionSet;

export const approval = {
  labels: LABELS.approval,
  phrases: ['approve it', 'decline it', 'send it back', 'refer it upward'],
  asides: [
    'Their own old custom over at {o}: {v}.',
    'One odd case at {p} had its own instruction: {v}.',
    'People at {o} have their own habit: {v}.',
  ],
} as const satisfies OptionSet;

export const failure = {
  labels: LABELS.failure,
  phrases: ['retry the run', 'roll it back', 'skip the item', 'halt the run'],
  asides: [
    'Engineers at {o} have their own reflex: {v}.',
    'For one rehearsal tonight, {p} agreed: {v}.',
    'A handbook written by {o} says: {v}.',
  ],
} as const satisfies OptionSet;
