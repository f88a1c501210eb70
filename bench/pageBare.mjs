// Minimal server for a page: node:http, a pool of PostgreSQL connections, one SELECT (argument 2), JSON.
import { createServer } from 'node:http';
import pg from 'pg';

const [url, select] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', async () => {
    const { page, rows } = JSON.parse(text);
    const found = await pool.query(select, [rows, (page - 1) * rows]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 0, rows: found.rows }));
  });
});
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
