.list {
  margin: 0;
  padding: 0;
  list-style: none;
  background: var(--card);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
}

.entry {
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 16px;
}

.entry + .entry {
  border-top: 1px solid var(--hairline);
}

.words {
  flex: 1;
  display: grid;
  gap: 4px;
  min-width: 0;
  overflow-wrap: anywhere;
}

.title {
  margin: 0;
  font-size: inherit;
  font-weight: 600;
}

.body {
  margin: 0;
  white-space: pre-line;
}

.facts {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: var(--secondary);
  font-size: var(--text-small);
}

.buttons {
  display: flex;
  flex: none;
}
