.fields {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
}
