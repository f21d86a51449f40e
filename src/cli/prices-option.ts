import { Option } from 'commander';

export const pricesOption = () =>
  new Option('--prices <file>', 'a price file (schemas/prices.json); shows the cost of the models that it lists');
