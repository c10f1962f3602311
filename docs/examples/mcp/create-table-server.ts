import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createTableServer } from '@rulewright/mcp';

const [here, there] = InMemoryTransport.createLinkedPair();
await createTableServer({ seed: 'an evening in May' }).connect(there);
const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(here);
const { tools } = await client.listTools();
console.log(tools.some(({ name }) => name === 'new_game')); // true
await client.close();
