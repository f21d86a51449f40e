import { Option } from 'commander';

export const pricesOption = () =>
  new Option('--prices <file>', 'a price file (schemas/prices.json): shows what the models that it names cost');
