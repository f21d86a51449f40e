/** No other wording holds any of these words: a task's project and domain can be blanked out of its texts. */
export const PROJECTS: readonly string[] = [
  'juniper',
  'basalt',
  'kestrel',
  'larkspur',
  'meridian',
  'nimbus',
  'onyx',
  'quartz',
  'sable',
  'tamarack',
  'verbena',
  'willow',
  'zephyr',
  'cobalt',
  'heron',
  'saffron',
];

export const DOMAINS: readonly string[] = [
  'payroll',
  'logistics',
  'genomics',
  'lending',
  'tourism',
  'publishing',
  'telemetry',
  'staffing',
  'insurance',
  'forestry',
];
